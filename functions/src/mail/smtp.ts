import { createTransport } from 'nodemailer'
import type { Outcome } from './steps.ts'

export interface MailServer {
  /** `smtp://` or `smtps://`, with name and password. */
  url: string
  /** The address that messages come from. */
  from: string
}

export interface Letter {
  /** Stands in Message-ID: the same for each try. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** https address for one click (RFC 8058); notifications only. */
  unsubscribe?: string
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** One conversation with the mail server. Never throws, and tells codes only: a server's words may hold addresses. */
export async function sendLetter({ url, from }: MailServer, letter: Letter): Promise<Outcome> {
  let isGiven = false
  const notice = (_entry: object, command: unknown) => {
    isGiven ||= command === 'DATA'
  }
  const transport = createTransport({
    url,
    // A password does not cross a network in plain, even where the server forgot to offer encryption.
    requireTLS: !loopback.has(new URL(url).hostname),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    // A connection that breaks looks the same before and after the message was handed over; the log of commands tells
    // them apart.
    transactionLog: true,
    logger: { debug: notice },
  })
  try {
    await transport.sendMail({
      from: { name: 'Varanda', address: from },
      // The whole envelope is said, so that nothing in a header decides who gets it.
      envelope: { from, to: [letter.to] },
      to: { name: '', address: letter.to },
      messageId: `<${letter.id}@${from.split('@')[1]}>`,
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(letter.unsubscribe && {
          'List-Unsubscribe': `<${letter.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    })
    return { kind: 'sent' }
  } catch (error) {
    return outcomeOf(error, isGiven)
  } finally {
    transport.close()
  }
}

function outcomeOf(error: unknown, isGiven: boolean): Outcome {
  const { code = 'connection', responseCode } = error as { code?: string; responseCode?: number }
  if (responseCode !== undefined) {
    // A wrong password is for the operator to mend; the messages wait for that.
    const isFinal = responseCode >= 500 && code !== 'EAUTH'
    return { kind: isFinal ? 'refused' : 'passing', reason: String(responseCode) }
  }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return { kind: 'refused', reason: code }
  return isGiven ? { kind: 'broken-off' } : { kind: 'passing', reason: code }
}
