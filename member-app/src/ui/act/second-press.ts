/** Whoever presses twice what leads somewhere does not mean what lies there under the finger: milliseconds. */
export const secondPressMs = 500
