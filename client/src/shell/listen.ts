/** Listen to events of an element, by their names; gives back how to end that. */
export function listen(
  node: Element,
  listeners: Record<string, (event: never) => void>,
  options?: AddEventListenerOptions,
): () => void {
  const all = Object.entries(listeners) as [string, EventListener][]
  for (const [name, listener] of all) node.addEventListener(name, listener, options)
  return () => {
    for (const [name, listener] of all) node.removeEventListener(name, listener, options)
  }
}
