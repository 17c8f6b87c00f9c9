const SAME_TAP = 400 // ms within which a second tap is part of the first

/** when the question that is asked now took the place of the scenes before it */
let askedAt = -Infinity

/** Note that a question has just taken the place of scenes and of their buttons. */
export function noteQuestion(): void {
  askedAt = performance.now()
}

/** Whether a click or tap was meant for what lay there before the question: keys always mean the question. */
export function isSameTap({ detail }: UIEvent): boolean {
  return detail > 0 && performance.now() - askedAt < SAME_TAP
}
