import type { AuditEntry } from '@varanda/domain/audit/audit'
import {
  type AuditHead,
  type AuditSalts,
  type ChainLink,
  linkHash,
  linkIdOf,
  memberOfEntry,
  reasonHash,
  toldHash,
} from '@varanda/domain/audit/audit-chain'

/** What is wrong with the log, by the number of the link; null where it is about none. */
export interface AuditFault {
  seq: number | null
  what:
    | 'link missing'
    | 'link altered'
    | 'link out of order'
    | 'entry missing'
    | 'entry altered'
    | 'reason altered'
    | 'links after the head'
    | 'head missing'
    | 'head altered'
    | 'entry without a link'
    | 'entries from before the chain altered'
}

export type SaltedEntry = AuditEntry & { salts?: AuditSalts }

/** Looks at links in the order of their ids, each with its entry, and says what is wrong with them. */
export class ChainWalk {
  readonly faults: AuditFault[] = []
  readonly erased = { entries: 0, reasons: 0 }
  links = 0
  #expected = 1
  #before: string
  readonly #head: AuditHead | undefined

  constructor(head: AuditHead | undefined) {
    this.#head = head
    this.#before = head?.older.digest ?? ''
  }

  /** `auditIdOf`: what members who are still here are called in the chain. */
  async step(
    id: string,
    link: ChainLink,
    entry: SaltedEntry | undefined,
    auditIdOf: (uid: string) => string | undefined = () => undefined,
  ): Promise<void> {
    this.links += 1
    const seq = Number(id)
    this.#missingUntil(seq)
    const isItself = link.seq === seq && id === linkIdOf(seq) && (await linkHash(link)) === link.hash
    if (!isItself) this.#fault(seq, 'link altered')
    // After a missing link there is nothing to compare with, and that one is missing has been reported.
    else if (this.#before !== '' && link.before !== this.#before) this.#fault(seq, 'link out of order')
    if (this.#head && seq > this.#head.seq) this.#fault(seq, 'links after the head')
    const wrong = await this.#wrongWith(link, entry, auditIdOf)
    if (wrong) this.#fault(seq, wrong)
    this.#before = link.hash
    this.#expected = seq + 1
  }

  /** To be called after the last link. */
  end(): void {
    const head = this.#head
    if (!head) {
      if (this.links > 0) this.#fault(null, 'head missing')
      return
    }
    this.#missingUntil(head.seq + 1)
    if (this.#before !== '' && this.#expected === head.seq + 1 && head.seq > 0 && this.#before !== head.hash) {
      this.#fault(head.seq, 'head altered')
    }
  }

  #missingUntil(seq: number): void {
    if (this.#expected < seq) this.#before = ''
    for (; this.#expected < seq; this.#expected += 1) this.#fault(this.#expected, 'link missing')
  }

  #fault(seq: number | null, what: AuditFault['what']): void {
    this.faults.push({ seq, what })
  }

  async #wrongWith(
    link: ChainLink,
    entry: SaltedEntry | undefined,
    auditIdOf: (uid: string) => string | undefined,
  ): Promise<AuditFault['what'] | undefined> {
    if (!entry) return 'entry missing'
    const { salts = {} } = entry
    const isSame = entry.act === link.act && entry.rev === link.rev && entry.at.toMillis() === link.at.toMillis()
    if (!isSame) return 'entry altered'
    // Erasing an entry deletes its salt; its act, revision and time stay comparable, and so does whom it names: who is erased
    // by the audit id, others by the uid that it belongs to.
    if (salts.told === undefined) {
      const isOf = (named: string | null, linked: string | null) =>
        named === linked || (named !== null && linked !== null && auditIdOf(named) === linked)
      if (!isOf(entry.by, link.by) || !isOf(memberOfEntry(entry), link.about)) return 'entry altered'
      this.erased.entries += 1
    } else if ((await toldHash(entry, salts.told)) !== link.told) return 'entry altered'
    if (link.reason === null) return entry.reason === undefined ? undefined : 'reason altered'
    if (salts.reason === undefined && entry.reason === undefined) this.erased.reasons += 1
    else if ((await reasonHash(entry.reason ?? '', salts.reason ?? '')) !== link.reason) return 'reason altered'
    return undefined
  }
}
