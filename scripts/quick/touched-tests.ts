/** Which tests a change touches, and which of them there is time for. */

/** A repository, by paths from its root. */
export interface Sources {
  /** Each source file, and the files of ours that it names. */
  imports: ReadonlyMap<string, readonly string[]>
}

export interface TouchedTest {
  file: string
  /** How many imports lie between it and what was changed; 0 for a test that was itself changed. */
  steps: number
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** Files that tests read rather than import. */
const readBy: Record<string, RegExp> = {
  'firestore.rules': /^rules-tests\//,
  'storage.rules': /^rules-tests\//,
  'firestore.indexes.json': /^functions\/test\/queries\.test\.ts$/,
}

/**
 * What a test of functions holds though it imports none of them, since it asks the built ones: the callables whose
 * contracts it imports, and whatever else its noun deploys.
 */
function asked(file: string, imports: readonly string[]): string[] {
  if (!file.startsWith('functions/test/')) return []
  const called = imports.flatMap((target) => {
    const [, place] = /^domain\/src\/(.+\/calls\/.+)$/.exec(target) ?? []
    return place ? [`functions/src/${place}`] : []
  })
  const noun = /^functions\/test\/([^/]+)\/[^/]+$/.exec(file)?.[1]
  const deployed = noun ? `functions/src/${noun}/deployed.ts` : 'functions/src/index.ts'
  return [...called, ...(isTest(file) ? [deployed] : [])]
}

/** Every test that a change of these files reaches, the nearest first. */
export function touchedTests(changed: readonly string[], { imports }: Sources): TouchedTest[] {
  const importers = new Map<string, string[]>()
  const isUsedBy = (file: string, by: string) => importers.set(file, [...(importers.get(file) ?? []), by])
  for (const [file, targets] of imports) {
    for (const target of [...targets, ...asked(file, targets)]) isUsedBy(target, file)
    for (const [read, by] of Object.entries(readBy)) if (isTest(file) && by.test(file)) isUsedBy(read, file)
  }
  const steps = new Map(changed.map((file) => [file, 0]))
  // A map goes on to what is added while it is gone through.
  for (const [file, at] of steps)
    for (const importer of importers.get(file) ?? []) if (!steps.has(importer)) steps.set(importer, at + 1)
  return [...steps]
    .flatMap(([file, at]) => (isTest(file) && imports.has(file) ? [{ file, steps: at }] : []))
    .sort((one, other) => one.steps - other.steps)
}

/**
 * The nearest that so many workers can run in `seconds`, each a file at a time; of those as near, the shortest. One is
 * always run. `secondsOf` says how long a file takes.
 */
export function inTime(
  touched: readonly TouchedTest[],
  secondsOf: (file: string) => number,
  seconds: number,
  workers: number,
): { run: string[]; left: string[] } {
  const ordered = touched.toSorted(
    (one, other) => one.steps - other.steps || secondsOf(one.file) - secondsOf(other.file),
  )
  const run: string[] = []
  const left: string[] = []
  let rest = workers * seconds
  for (const { file } of ordered) {
    const takes = secondsOf(file)
    // However many workers there are, one of them has all of a file.
    const isRun = takes <= Math.min(rest, seconds)
    if (isRun) rest -= takes
    ;(isRun ? run : left).push(file)
  }
  return run.length > 0 ? { run, left } : { run: left.slice(0, 1), left: left.slice(1) }
}
