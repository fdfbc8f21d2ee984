import * as v from 'valibot'
import { newId } from '../ids.ts'
import type { Moment } from '../moment.ts'
import type { AuditAct, AuditEntry } from './audit.ts'

/**
 * `auditChain/{seq}`: one act of the log, in order, holding the hash of the one before. Nobody is named in it: members
 * stand in it by an audit id of their own (`auditIds/{uid}`), and what the entry of `auditLog` says, with names and
 * reason, by a salted hash of it. So words and members can be erased without breaking the chain, and nothing can be
 * changed, left out or moved without breaking it. Hashes are SHA-256 in hex.
 */
export interface ChainLink {
  /** From 1, without a gap. */
  seq: number
  /** `hash` of the link before; `digest` of the head's `older` for the first. */
  before: string
  /** The id of the entry in `auditLog`. */
  entry: string
  at: Moment
  act: AuditAct
  rev: number | null
  /** Audit ids: who did it, null for the instance, and the member whom it is about, null where it is about none. */
  by: string | null
  about: string | null
  /** Of the entry without its reason, and of the reason, each with its salt. */
  told: string
  reason: string | null
  /** Of all the above. */
  hash: string
}

/** `house/auditHead`: the last link, and what was in the log before there was a chain. */
export const auditHeadSchema = v.object({
  seq: v.number(),
  hash: v.string(),
  /** `erased`: how many of those an erasure made nameless since; what they were is then held by no digest. */
  older: v.object({ count: v.number(), digest: v.string(), erased: v.exactOptional(v.number()) }),
})
export type AuditHead = v.InferOutput<typeof auditHeadSchema>

/** `auditIds/{uid}`: what a member is called in the chain. Without it nobody can tell whose acts those were. */
export const auditIdSchema = v.object({
  id: v.string(),
})
export type AuditId = v.InferOutput<typeof auditIdSchema>

/** What a link's hashes of an entry are made with; it lies with the entry, and each goes with what it covers. */
export interface AuditSalts {
  told?: string
  reason?: string
}

/** Ids of links sort as their numbers. */
export function linkIdOf(seq: number): string {
  return String(seq).padStart(12, '0')
}

/** The member whom an entry is about; null when it is about something else. */
export function memberOfEntry({ target, facts }: Pick<AuditEntry, 'target' | 'facts'>): string | null {
  const named = /^(?:users|seatRequests)\/([^/]+)$/.exec(target)?.[1]
  return named ?? (typeof facts?.uid === 'string' ? facts.uid : null)
}

/** The same text for the same value, whatever order its fields come in; moments to the nanosecond. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if ('seconds' in value && 'nanoseconds' in value) return `@${value.seconds}.${value.nanoseconds}`
  const fields = Object.entries(value).filter(([, one]) => one !== undefined)
  fields.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What `told` covers: all of an entry but its reason. */
export function toldHash({ at, by, act, target, rev, facts }: AuditEntry, salt: string): Promise<string> {
  return sha256(`${salt} ${canonical({ at, by, act, target, rev, facts })}`)
}

export function reasonHash(reason: string, salt: string): Promise<string> {
  return sha256(`${salt} ${canonical(reason)}`)
}

export function linkHash({ hash: _, ...link }: Omit<ChainLink, 'hash'> & { hash?: string }): Promise<string> {
  return sha256(canonical(link))
}

/** Of everything that was in the log before the chain, by id. */
export async function olderDigest(entries: readonly { id: string; data: unknown }[]): Promise<string> {
  const sorted = [...entries].sort((one, other) => (one.id < other.id ? -1 : 1))
  return sha256(sorted.map(({ id, data }) => canonical([id, data])).join('\n'))
}

/** The next link, its entry's salts, and the head that follows. */
export async function nextLink(
  head: AuditHead,
  id: string,
  entry: AuditEntry,
  people: { by: string | null; about: string | null },
): Promise<{ link: ChainLink; salts: AuditSalts; head: AuditHead }> {
  const { at, act, rev, reason } = entry
  const salts: AuditSalts = { told: newId(), ...(reason !== undefined && { reason: newId() }) }
  const unsigned: Omit<ChainLink, 'hash'> = {
    seq: head.seq + 1,
    before: head.seq === 0 ? head.older.digest : head.hash,
    entry: id,
    at,
    act,
    rev,
    ...people,
    told: await toldHash(entry, salts.told!),
    reason: reason === undefined ? null : await reasonHash(reason, salts.reason!),
  }
  const link: ChainLink = { ...unsigned, hash: await linkHash(unsigned) }
  return { link, salts, head: { ...head, seq: link.seq, hash: link.hash } }
}
