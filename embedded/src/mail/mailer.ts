/**
 * The messages of identity, kept in SQLite, so that one can be part of the transaction that caused it. With a mail
 * server they wait here for `sender.ts`; without one the operator reads them on the outbox page.
 */
import { randomUUID } from 'node:crypto'
import type { SQLOutputValue } from 'node:sqlite'
import type { Database } from '../sqlite/database.ts'

export interface NewMail {
  /** One address. */
  to: string
  subject: string
  text: string
  html?: string
  /** What the message is for, for example `password-reset`. */
  kind: string
}

/** `shown`: there was no mail server. A message that is `sent` has no address and no words any more: its links are secrets. */
export type MailState = 'shown' | 'waiting' | 'sending' | 'sent' | 'dead'

export interface Mail extends NewMail {
  id: string
  /** Milliseconds since 1970. */
  createdAt: number
  state: MailState
  tries: number
  /** Why the last try failed: a code, never a server's words. */
  reason: string | null
}

export type Settlement =
  | { state: 'sent' }
  | { state: 'dead'; reason: string }
  | { state: 'waiting'; dueAt: number; reason: string }

export interface Mailer {
  /** Resolves with the message's id when it is on disk. INVALID when an address or subject breaks its line. */
  send(mail: NewMail): Promise<string>
  /** The same as part of the caller's transaction. */
  enqueue(mail: NewMail): string
  /** Newest first. */
  list(limit: number): Mail[]
  /** What follows is for the sender. Called soon after a message was queued. */
  onQueued(listener: () => void): void
  /** The oldest message that is due, claimed on disk before this resolves; null when none is. */
  claim(): Promise<Mail | null>
  settle(id: string, settlement: Settlement): Promise<void>
  /** Claims of a process that died are nobody's. */
  release(): Promise<void>
  nextDueAt(): number | null
}

/**
 * Older messages make room, in number and in milliseconds: an outbox is not an archive. In number only those that are
 * over; how many wait, identity limits.
 */
const KEPT = 2000
const KEPT_MS = 30 * 24 * 60 * 60_000

/** A header that could be continued into another one, or an address that is more than one. */
export class MailHeaderError extends Error {
  constructor(field: string) {
    super(`A mail's ${field} must be one line without control characters`)
    this.name = 'MailHeaderError'
  }
}

export interface MailerOptions {
  /** True: a sender takes the messages. */
  isSent?: boolean
}

export function openMailer(database: Database, now: () => number, { isSent = false }: MailerOptions = {}): Mailer {
  database.migrate('mail', [
    `CREATE TABLE mail (
       seq INTEGER PRIMARY KEY,
       id TEXT NOT NULL UNIQUE,
       recipient TEXT NOT NULL,
       subject TEXT NOT NULL,
       text TEXT NOT NULL,
       html TEXT,
       kind TEXT NOT NULL,
       created_at INTEGER NOT NULL
     ) STRICT;`,
    `ALTER TABLE mail ADD COLUMN state TEXT NOT NULL DEFAULT 'shown';
     ALTER TABLE mail ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
     ALTER TABLE mail ADD COLUMN due_at INTEGER NOT NULL DEFAULT 0;
     ALTER TABLE mail ADD COLUMN reason TEXT;
     CREATE INDEX mail_due ON mail (state, due_at);`,
  ])
  const { statement } = database
  const listeners: (() => void)[] = []

  function enqueue(mail: NewMail): string {
    requireOneLine('recipient', mail.to)
    requireOneLine('subject', mail.subject)
    const id = randomUUID()
    const { lastInsertRowid } = statement(
      `INSERT INTO mail (id, recipient, subject, text, html, kind, created_at, state, due_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      id,
      mail.to,
      mail.subject,
      mail.text,
      mail.html ?? null,
      mail.kind,
      now(),
      isSent ? 'waiting' : 'shown',
      now(),
    )
    statement(`DELETE FROM mail WHERE (seq <= ? AND state NOT IN ('waiting', 'sending')) OR created_at < ?`).run(
      Number(lastInsertRowid) - KEPT,
      now() - KEPT_MS,
    )
    // After the transaction that it belongs to.
    setImmediate(() => {
      for (const listener of listeners) listener()
    })
    return id
  }

  return {
    enqueue,
    send: (mail) => database.write(() => enqueue(mail)),
    list: (limit) => statement('SELECT * FROM mail ORDER BY seq DESC LIMIT ?').all(limit).map(toMail),
    onQueued: (listener) => void listeners.push(listener),
    claim: () =>
      database.write(() => {
        const row = statement("SELECT * FROM mail WHERE state = 'waiting' AND due_at <= ? ORDER BY due_at LIMIT 1").get(
          now(),
        )
        if (!row) return null
        statement("UPDATE mail SET state = 'sending', tries = tries + 1 WHERE seq = ?").run(Number(row.seq))
        return { ...toMail(row), tries: Number(row.tries) + 1 }
      }),
    settle: (id, settlement) =>
      database.write(() => {
        if (settlement.state === 'sent') {
          statement(
            "UPDATE mail SET state = 'sent', recipient = '', text = '', html = NULL, reason = NULL WHERE id = ?",
          ).run(id)
          return
        }
        const dueAt = settlement.state === 'waiting' ? settlement.dueAt : 0
        statement('UPDATE mail SET state = ?, due_at = ?, reason = ? WHERE id = ?').run(
          settlement.state,
          dueAt,
          settlement.reason,
          id,
        )
      }),
    async release() {
      await database.write(() => statement("UPDATE mail SET state = 'waiting' WHERE state = 'sending'").run())
    },
    nextDueAt() {
      const row = statement("SELECT MIN(due_at) AS due_at FROM mail WHERE state = 'waiting'").get()
      return row?.due_at === null || row?.due_at === undefined ? null : Number(row.due_at)
    },
  }
}

function toMail(row: Record<string, SQLOutputValue>): Mail {
  return {
    id: String(row.id),
    to: String(row.recipient),
    subject: String(row.subject),
    text: String(row.text),
    ...(row.html === null ? {} : { html: String(row.html) }),
    kind: String(row.kind),
    createdAt: Number(row.created_at),
    state: row.state as MailState,
    tries: Number(row.tries),
    reason: row.reason === null ? null : String(row.reason),
  }
}

function requireOneLine(field: string, value: string): void {
  if (value === '' || /\p{Cc}|\u2028|\u2029/u.test(value)) throw new MailHeaderError(field)
}
