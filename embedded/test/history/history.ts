/**
 * What happened, as clients saw it. Every document is a key whose versions are counted from one, and every version
 * names the step that wrote it; so the order of all versions of a key can be told from what was read.
 */
export interface Step {
  id: number
  who: string
  kind: 'transaction' | 'snapshot'
  /** Milliseconds of one clock. A snapshot has neither; what was never answered never ended. */
  begun: number
  ended: number
  outcome: 'committed' | 'failed' | 'unknown'
  /** Pairs: a key, and the number of the version that was seen; 0 for none. */
  reads: Int32Array
  writes: number[]
  /** The snapshot that the same listener had before. */
  after?: number
}

export class History {
  readonly steps: Step[] = []
  readonly names: string[] = []
  /** Who wrote each version of a key, from the first on, as far as it is known. */
  readonly versions: (number | undefined)[][] = []
  /** What was wrong at first sight. */
  readonly problems = new Set<string>()
  readonly #keys = new Map<string, number>()

  key(name: string): number {
    let key = this.#keys.get(name)
    if (key === undefined) {
      key = this.names.length
      this.#keys.set(name, key)
      this.names.push(name)
      this.versions.push([])
    }
    return key
  }

  /** A step whose outcome is not known yet. */
  begin(who: string, begun: number): Step {
    const step: Step = {
      id: this.steps.length,
      who,
      kind: 'transaction',
      begun,
      ended: Number.POSITIVE_INFINITY,
      outcome: 'unknown',
      reads: new Int32Array(),
      writes: [],
    }
    this.steps.push(step)
    return step
  }

  snapshot(who: string, reads: Int32Array, after: Step | undefined): Step {
    const step = this.begin(who, 0)
    Object.assign(step, { kind: 'snapshot', outcome: 'committed', reads })
    if (after) step.after = after.id
    return step
  }

  /** Somebody saw, or was acknowledged, that `step` wrote this version. */
  note(key: number, version: number, step: number): void {
    const known = this.versions[key]!
    const before = known[version - 1]
    if (before === undefined) known[version - 1] = step
    else if (before !== step) {
      this.problems.add(`${this.names[key]}: version ${version} was written by ${before} and by ${step}`)
    }
  }

  /** A list whose elements are the steps that wrote it, in order: the version is its length. */
  noteList(key: number, writers: readonly number[]): number {
    for (const [index, step] of writers.entries()) this.note(key, index + 1, step)
    return writers.length
  }
}
