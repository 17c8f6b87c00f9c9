/** Whether the device is used with fingers first: texts speak of taps then. */
export const isTouch = typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches
