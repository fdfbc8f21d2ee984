import { brand } from '@varanda/domain/brand'
import type { MailTemplate } from '@varanda/domain/mail/mail'
import { createTransport } from 'nodemailer'
import type { Outcome, Refusal } from './steps.ts'

export interface MailServer {
  /** `smtp://` or `smtps://`, with name and password. */
  url: string
  /** The address that messages come from. */
  from: string
}

export interface Letter {
  /** Stands in Message-ID: the same for each try. */
  id: string
  /** What kind of message it is, by which mail programs sort and senders' reports count. */
  kind: MailTemplate
  to: string
  subject: string
  text: string
  html: string
  attachments?: readonly Attachment[]
  /** https address for one click (RFC 8058); notifications only. */
  unsubscribe?: string
}

/** A picture that the HTML shows by its `cid`. */
export interface Attachment {
  cid: string
  content: Buffer
  kind: 'jpeg' | 'png'
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** One conversation with the mail server. Never throws, and tells codes only: a server's words may hold addresses. */
export async function sendLetter({ url, from }: MailServer, letter: Letter): Promise<Outcome> {
  const domain = from.split('@')[1]!
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
      from: { name: brand.name, address: from },
      // The whole envelope is said, so that nothing in a header decides who gets it.
      envelope: { from, to: [letter.to] },
      to: { name: '', address: letter.to },
      messageId: `<${letter.id}@${domain}>`,
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      attachments: (letter.attachments ?? []).map(({ cid, content, kind }, index) => ({
        cid,
        content,
        contentType: `image/${kind}`,
        contentDisposition: 'inline' as const,
        filename: `${index + 1}.${kind === 'jpeg' ? 'jpg' : kind}`,
      })),
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        'Feedback-ID': `${letter.kind}:mail:varanda:${feedbackSender(domain)}`,
        ...(letter.unsubscribe && {
          'List-Id': `${brand.name} <${letter.kind}.${domain}>`,
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

/** Google wants five to fifteen characters, the same in all of a sender's messages. */
function feedbackSender(domain: string): string {
  return domain
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(0, 15)
    .padEnd(5, '0')
}

interface SmtpError {
  code?: string
  responseCode?: number
  command?: string
  response?: string
}

/** Whether it was the one whom it was for that was refused; 5.1.1 says that there is no such mailbox (RFC 3463). */
function refusalOf({ command, response = '' }: SmtpError): Refusal | undefined {
  if (command !== 'RCPT TO') return undefined
  return /^5\d\d[ -]5\.1\.1\b/.test(response) ? 'no-such-address' : 'address'
}

function outcomeOf(error: unknown, isGiven: boolean): Outcome {
  const { code = 'connection', responseCode } = error as SmtpError
  if (responseCode !== undefined) {
    // A wrong password is for the operator to mend; the messages wait for that.
    const isFinal = responseCode >= 500 && code !== 'EAUTH'
    if (!isFinal) return { kind: 'passing', reason: String(responseCode) }
    const refusal = refusalOf(error as SmtpError)
    return { kind: 'refused', reason: String(responseCode), ...(refusal && { refusal }) }
  }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return { kind: 'refused', reason: code }
  return isGiven ? { kind: 'broken-off' } : { kind: 'passing', reason: code }
}
