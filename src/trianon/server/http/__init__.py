"""HTTP: protocol limits, middleware, request context, routes, long polling, files of the browser client."""
