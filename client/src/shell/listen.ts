/** Attributes of an element that tell when it is pointed at or has the focus, and when no more. */
export function whenPointed(tell: (isOn: boolean) => void) {
  const [on, off] = [() => tell(true), () => tell(false)]
  return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off }
}

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
