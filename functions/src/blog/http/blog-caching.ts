/** A reader behind a shared cache sees a change after 30 + 20 seconds at most, and a page that was missing after 5. */
export const shortly = {
  200: 'public, max-age=0, s-maxage=30, stale-while-revalidate=20',
  404: 'public, max-age=0, s-maxage=5',
} as const

/** For what never changes under its address. */
export const forever = 'public, max-age=31536000, immutable'
