/** How long each move of a rival is shown, in ms. */
export const MOVE_DISPLAY_MS = { slow: 2_800, normal: 1_300, quick: 500, once: 0 } as const
export type MovePace = keyof typeof MOVE_DISPLAY_MS
export const MOVE_PACES = Object.keys(MOVE_DISPLAY_MS) as MovePace[]

/** How long a short caption of the viewer's own move is shown, in ms: the viewer knows what was chosen, and reads what came of it. */
export const OWN_CAPTION_MS: Record<MovePace, number> = { slow: 1_600, normal: 900, quick: 500, once: 0 }
export const OWN_MOVE_MS = 500 // the viewer's own move is seen on the board before what follows
export const CAPTION_WIDTH = 28 // em of a caption that is read within one pause
export const MIN_PAUSES = 0.65 // for a short caption, which is read at a glance
export const MIN_SCENE_MS = 500 // pieces have landed by then
export const MAX_PAUSES = 2 // for a caption, however long
