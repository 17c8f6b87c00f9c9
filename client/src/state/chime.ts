/** Small sounds: pitches so many seconds apart, how long each rings, how loud and in which wave. */
const SOUNDS = {
  turn: { pitches: [659.3, 880], apart: 0.16, rings: 0.9, loud: 0.16, wave: 'sine' },
  coin: { pitches: [1568, 2093], apart: 0.07, rings: 0.25, loud: 0.1, wave: 'sine' },
  card: { pitches: [196], apart: 0, rings: 0.12, loud: 0.1, wave: 'triangle' },
  end: { pitches: [523.3, 659.3, 784, 1046.5], apart: 0.18, rings: 1.2, loud: 0.1, wave: 'sine' },
} as const

/** Play a sound: it is your turn, goods are paid, a piece moves, the match ends. */
export function chime(name: keyof typeof SOUNDS): void {
  if (typeof AudioContext === 'undefined') return
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return // browsers are silent before the first click
  const { pitches, apart, rings, loud, wave } = SOUNDS[name]
  const sound = new AudioContext()
  for (const [n, pitch] of pitches.entries()) {
    const note = sound.createOscillator()
    const loudness = sound.createGain()
    const begin = sound.currentTime + n * apart
    note.type = wave
    note.frequency.value = pitch
    loudness.gain.setValueAtTime(0, begin)
    loudness.gain.linearRampToValueAtTime(loud, begin + 0.015)
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + rings)
    note.connect(loudness).connect(sound.destination)
    note.start(begin)
    note.stop(begin + rings + 0.1)
  }
  setTimeout(() => void sound.close(), 2_500)
}

/** The sound of what happened, the last thing of most weight; none where nothing moved. */
export function soundOf(events: readonly Record<string, unknown>[], isOver: boolean): keyof typeof SOUNDS | null {
  if (isOver && events.length) return 'end'
  const moved = events.filter(({ from, to }) => from && to)
  return moved.some(({ amount }) => amount !== undefined) ? 'coin' : moved.length ? 'card' : null
}
