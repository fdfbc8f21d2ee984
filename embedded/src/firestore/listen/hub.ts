import type { Ruleset } from '../../rules/contract.ts'
import type { Change, Committed } from '../commits.ts'
import type { DocumentStore } from '../document-store.ts'
import { formatVersion } from '../values/time.ts'
import type { VersionClock } from '../version-clock.ts'
import type { ListenResponse } from '../wire.ts'
import { ListenerRoom } from './listener-room.ts'
import { makeToken } from './resume-token.ts'
import type { Stream, Watch } from './stream.ts'
import { TargetIndex } from './target-index.ts'
import { QueryResults } from './watch-target.ts'

/** Milliseconds after which a quiet stream is given a newer resume token, if there is one. */
const refreshMs = 30_000
/** Milliseconds between looks at the tokens of open streams: no timer goes off in a machine that sleeps. */
const tokensMs = 2_000

/**
 * When an open listener ends whose right is gone: `at-once`, as soon as a document that its rules read, or the rules
 * themselves, take it away; `token-life`, when its client comes with its next token, as it may be on Firebase. Then a
 * server also asks nobody whether an ID token was revoked since it was made.
 */
export type ListenerCut = 'at-once' | 'token-life'

/**
 * Brings commits to the streams. Publishing happens a turn after the commit, so that acknowledging a write does not
 * wait for its listeners; commits that pile up until then are published as one, in which a document's first `before`
 * and last `after` count. Since nothing can be committed while a round runs, a round always shows the newest version.
 */
export class Hub {
  readonly watches = new TargetIndex<Watch>()
  /** Watches by the documents that their verdicts depend on. */
  readonly verdicts = new TargetIndex<Watch>()
  readonly room = new ListenerRoom()
  readonly #store: DocumentStore
  readonly #clock: VersionClock
  readonly #ruleset: () => Ruleset | null
  readonly #cut: ListenerCut
  #judgedBy: Ruleset | null
  readonly #streams = new Set<Stream>()
  #pending = new Map<string, Change>()
  #scheduled = false
  #results: QueryResults | null = null
  #global: ListenResponse | null = null
  #globalOf = -1
  #refresh: NodeJS.Timeout | undefined
  #tokens: NodeJS.Timeout | undefined

  constructor(store: DocumentStore, clock: VersionClock, ruleset: () => Ruleset | null, cut: ListenerCut) {
    this.#store = store
    this.#clock = clock
    this.#ruleset = ruleset
    this.#cut = cut
    this.#judgedBy = ruleset()
  }

  get listeners(): number {
    let count = 0
    for (const stream of this.#streams) count += stream.size
    return count
  }

  get version(): number {
    return this.#clock.committed
  }

  /** Where a client that has everything up to now can go on. */
  get point(): { resumeToken: string; readTime: string } {
    return { resumeToken: makeToken(this.#store.incarnation, this.version), readTime: this.readTime }
  }

  get readTime(): string {
    return formatVersion(this.#clock.listened)
  }

  /** Tells a stream that its snapshot is complete; one message for all streams while the version stays. */
  get global(): ListenResponse {
    if (this.#globalOf !== this.version) {
      this.#globalOf = this.version
      this.#global = { targetChange: { targetChangeType: 'NO_CHANGE', ...this.point } }
    }
    return this.#global!
  }

  open(stream: Stream): void {
    this.#streams.add(stream)
    this.#refresh ??= setInterval(() => {
      this.flush()
      for (const one of this.#streams) one.refresh()
    }, refreshMs).unref()
    this.#tokens ??= setInterval(() => {
      for (const one of this.#streams) one.endIfExpired()
    }, tokensMs).unref()
  }

  close(stream: Stream): void {
    this.#streams.delete(stream)
    if (this.#streams.size > 0) return
    clearInterval(this.#refresh)
    this.#refresh = undefined
    clearInterval(this.#tokens)
    this.#tokens = undefined
  }

  closeAll(): void {
    for (const stream of [...this.#streams]) stream.close()
  }

  published({ changes }: Committed): void {
    this.#results = null
    if (this.#streams.size === 0) return
    for (const { path, before, after } of changes) {
      const earlier = this.#pending.get(path)
      this.#pending.set(path, { path, before: earlier ? earlier.before : before, after })
    }
    const isNews = this.#pending.size > 0 || this.#rulesChanged
    if (this.#scheduled || !isNews) return
    this.#scheduled = true
    setImmediate(() => this.flush())
  }

  /** Whether a document that a listener shows may also end it. */
  get isStrict(): boolean {
    return this.#cut === 'at-once'
  }

  get #rulesChanged(): boolean {
    return this.isStrict && this.#ruleset() !== this.#judgedBy
  }

  /** What listeners read in this turn of the event loop, in which nothing is committed. */
  results(): QueryResults {
    if (!this.#results) {
      this.#results = new QueryResults(this.#store)
      setImmediate(() => {
        this.#results = null
      })
    }
    return this.#results
  }

  /** Publishes what is waiting, now. After new rules are published, every target is judged anew. */
  flush(): void {
    this.#scheduled = false
    const rulesChanged = this.#rulesChanged
    if (this.#pending.size === 0 && !rulesChanged) return
    const pending = this.#pending
    this.#pending = new Map()
    const affected = new Map<Stream, Map<Watch, Change[]>>()
    const judged = new Map<Stream, Set<Watch>>()
    for (const change of pending.values()) {
      for (const watch of this.watches.concerned(change.path)) changesOf(affected, watch).push(change)
      if (!this.isStrict) continue
      for (const watch of this.verdicts.concerned(change.path)) {
        const watches = judged.get(watch.stream)
        if (watches) watches.add(watch)
        else judged.set(watch.stream, new Set([watch]))
      }
    }
    if (rulesChanged) {
      this.#judgedBy = this.#ruleset()
      for (const stream of this.#streams) judged.set(stream, new Set(stream.watches))
    }
    const results = this.results()
    for (const stream of new Set([...judged.keys(), ...affected.keys()])) {
      stream.publish(judged.get(stream) ?? new Set(), affected.get(stream) ?? new Map(), results)
    }
  }
}

function changesOf(affected: Map<Stream, Map<Watch, Change[]>>, watch: Watch): Change[] {
  let watches = affected.get(watch.stream)
  if (!watches) {
    watches = new Map()
    affected.set(watch.stream, watches)
  }
  let changes = watches.get(watch)
  if (!changes) {
    changes = []
    watches.set(watch, changes)
  }
  return changes
}
