/** Two soft notes of a small bell: it is your turn. */
export function chime(): void {
  if (typeof AudioContext === 'undefined') return
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return // browsers are silent before the first click
  const sound = new AudioContext()
  for (const [delay, pitch] of [
    [0, 659.3],
    [0.16, 880],
  ] as const) {
    const note = sound.createOscillator()
    const loudness = sound.createGain()
    const begin = sound.currentTime + delay
    note.type = 'sine'
    note.frequency.value = pitch
    loudness.gain.setValueAtTime(0, begin)
    loudness.gain.linearRampToValueAtTime(0.16, begin + 0.015)
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + 0.9)
    note.connect(loudness).connect(sound.destination)
    note.start(begin)
    note.stop(begin + 1)
  }
  setTimeout(() => {
    void sound.close()
  }, 1_500)
}
