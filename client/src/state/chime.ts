/** Small sounds: notes at a time in seconds with their pitch, how long they ring and in which wave. */
const SOUNDS = {
  turn: {
    notes: [
      [0, 659.3],
      [0.16, 880],
    ],
    rings: 0.9,
    wave: 'sine',
  },
  coin: {
    notes: [
      [0, 1568],
      [0.07, 2093],
    ],
    rings: 0.25,
    wave: 'sine',
  },
  card: { notes: [[0, 196]], rings: 0.12, wave: 'triangle' },
  end: {
    notes: [
      [0, 523.3],
      [0.18, 659.3],
      [0.36, 784],
      [0.54, 1046.5],
    ],
    rings: 1.2,
    wave: 'sine',
  },
} as const

/** Play a sound: it is your turn, goods are paid, a piece moves, the match ends. */
export function chime(name: keyof typeof SOUNDS): void {
  if (typeof AudioContext === 'undefined') return
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return // browsers are silent before the first click
  const { notes, rings, wave } = SOUNDS[name]
  const sound = new AudioContext()
  for (const [delay, pitch] of notes) {
    const note = sound.createOscillator()
    const loudness = sound.createGain()
    const begin = sound.currentTime + delay
    note.type = wave
    note.frequency.value = pitch
    loudness.gain.setValueAtTime(0, begin)
    loudness.gain.linearRampToValueAtTime(name === 'turn' ? 0.16 : 0.1, begin + 0.015)
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
