/** Act once after so many ms; gives back how to prevent that. */
export function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/** Act every so many ms; gives back how to end that. */
export function every(ms: number, act: () => void): () => void {
  const timer = setInterval(act, ms)
  return () => clearInterval(timer)
}

export const sleep = (ms: number) => new Promise<void>((then) => after(ms, then))
