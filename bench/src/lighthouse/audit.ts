/**
 * One Lighthouse run over one page, on its slow phone
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
 */

/** Of 100. */
export interface Scores {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
}

export interface Result {
  scores: Partial<Scores>
  /** Milliseconds: the largest thing painted, the first, and how long scripts kept the page from answering. */
  lcp: number
  fcp: number
  tbt: number
  cls: number
  bytes: number
  /** What cost points, as audit ids. */
  faults: string[]
}

interface Audit {
  id: string
  score: number | null
  numericValue?: number
}

type Lighthouse = (
  url: string,
  flags: object,
) => Promise<
  | {
      lhr: {
        runtimeError?: { message: string }
        categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
        audits: Record<string, Audit>
      }
    }
  | undefined
>

/** Not part of the default install, so its types are not there where everything is checked. */
const { default: lighthouse } = (await import('lighthouse' as string)) as { default: Lighthouse }

export type Category = keyof Scores
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const satisfies Category[]

/** Everything that a browser keeps of a site: each run is somebody's first visit. */
const clearStorageTypes = ['cookies', 'local_storage', 'indexeddb', 'file_systems', 'service_workers', 'cache_storage']

/** Throws when the page could not be measured at all. */
export async function audit(url: string, chromePort: number, only: readonly Category[]): Promise<Result> {
  const run = await lighthouse(url, {
    port: chromePort,
    onlyCategories: only,
    logLevel: 'silent',
    output: 'json',
    clearStorageTypes,
  })
  if (!run || run.lhr.runtimeError) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
  const { categories: found, audits } = run.lhr
  const value = (id: string) => audits[id]?.numericValue ?? 0
  return {
    scores: Object.fromEntries(only.map((category) => [category, Math.round((found[category]?.score ?? 0) * 100)])),
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    faults: only
      .filter((category) => category !== 'performance')
      .flatMap((category) => found[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  }
}
