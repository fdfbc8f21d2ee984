/** Whoever asks in between waits at most 30 + 20 seconds for what has changed, and 5 for what was missing. */
export const shortly = {
  200: 'public, max-age=0, s-maxage=30, stale-while-revalidate=20',
  404: 'public, max-age=0, s-maxage=5',
} as const

/** What never changes under its address. */
export const forever = 'public, max-age=31536000, immutable'
