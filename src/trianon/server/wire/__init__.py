"""Message types of the HTTP and socket API; the OpenAPI document and TypeScript types made from them."""
