import * as v from 'valibot'

/** Where an instance says which build of its pages it serves; `scripts/build/stamp-build.ts` writes it. */
export const latestBuildPath = '/builds/latest.json'

/** A page knows which build it is of by `<meta name="build">`: the app by `member`, every other page by `id`. */
export const buildMeta = 'build'

const latestBuild = v.object({ id: v.string(), member: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) })

/** `id` names the whole build and `member` the app alone: new words on a public page are no new version of the app. */
export type LatestBuild = v.InferOutput<typeof latestBuild>

/** What an instance answered, or undefined when that says nothing of builds. */
export function readLatestBuild(answer: unknown): LatestBuild | undefined {
  const read = v.safeParse(latestBuild, answer)
  return read.success ? read.output : undefined
}

/** How an open page asks, in milliseconds. */
export const buildWatch = {
  /** At most this often, and only while somebody looks. */
  askEvery: 15 * 60_000,
  /** Up to so much later, so that a whole family does not ask in the same second. */
  spread: 60_000,
  /** How long a page that came from this device's own store leaves the first screen in peace. */
  firstAsk: 5000,
} as const

/** Milliseconds until the next question; `askedAt` is undefined when nobody asked yet, `chance` is from 0 to 1. */
export function untilNextAsk(askedAt: number | undefined, now: number, chance: number): number {
  const { askEvery, firstAsk, spread } = buildWatch
  if (askedAt === undefined) return firstAsk
  // A clock that was put back does not silence the question.
  const passed = Math.max(0, now - askedAt)
  return passed < askEvery ? askEvery - passed + chance * spread : 0
}
