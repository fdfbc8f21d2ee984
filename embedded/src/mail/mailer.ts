/**
 * Outgoing mail, kept in SQLite. Without an SMTP server the operator reads it on the outbox page; nothing is lost either
 * way, and a message can be part of the transaction that caused it.
 */
import { randomUUID } from 'node:crypto'
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

export interface Mail extends NewMail {
  id: string
  /** Milliseconds since 1970. */
  createdAt: number
}

export interface Mailer {
  /** Resolves with the message's id when it is on disk. INVALID when an address or subject breaks its line. */
  send(mail: NewMail): Promise<string>
  /** The same as part of the caller's transaction. */
  enqueue(mail: NewMail): string
  /** Newest first. */
  list(limit: number): Mail[]
}

/** Older messages make room: an outbox is not an archive. */
const KEPT = 2000

/** A header that could be continued into another one. */
export class MailHeaderError extends Error {
  constructor(field: string) {
    super(`A mail's ${field} must be one line without control characters`)
    this.name = 'MailHeaderError'
  }
}

export function openMailer(database: Database, now: () => number): Mailer {
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
  ])
  function enqueue(mail: NewMail): string {
    requireOneLine('recipient', mail.to)
    requireOneLine('subject', mail.subject)
    const id = randomUUID()
    const { lastInsertRowid } = database
      .statement('INSERT INTO mail (id, recipient, subject, text, html, kind, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(id, mail.to, mail.subject, mail.text, mail.html ?? null, mail.kind, now())
    database.statement('DELETE FROM mail WHERE seq <= ?').run(Number(lastInsertRowid) - KEPT)
    return id
  }
  return {
    enqueue,
    send: (mail) => database.write(() => enqueue(mail)),
    list: (limit) =>
      database
        .statement('SELECT * FROM mail ORDER BY seq DESC LIMIT ?')
        .all(limit)
        .map((row) => ({
          id: String(row.id),
          to: String(row.recipient),
          subject: String(row.subject),
          text: String(row.text),
          ...(row.html === null ? {} : { html: String(row.html) }),
          kind: String(row.kind),
          createdAt: Number(row.created_at),
        })),
  }
}

function requireOneLine(field: string, value: string): void {
  if (value === '' || /\p{Cc}|\u2028|\u2029/u.test(value)) throw new MailHeaderError(field)
}
