/** One conversation with the operator's mail server. Source: RFC 5321; what is said to it is nodemailer's. */
import type { Mail } from './mailer.ts'

export interface MailServer {
  /** `smtp://` or `smtps://`, with name and password. */
  url: string
  /** The address that messages come from. */
  from: string
}

/** Codes only: a server's words may hold addresses. */
export type Delivery = { kind: 'sent' } | { kind: 'refused'; reason: string } | { kind: 'passing'; reason: string }

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Never throws. The same message has the same Message-ID at each try, so that a mailbox can show it once. */
export async function deliver({ url, from }: MailServer, name: string, mail: Mail): Promise<Delivery> {
  // With TLS and what it reads addresses with it takes 4 MB, which an instance without a mail server need not hold.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    // A password does not cross a network in plain, even where the server forgot to offer encryption.
    requireTLS: !loopback.has(new URL(url).hostname),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: { name, address: from },
      // The whole envelope is said, so that nothing in a header decides who gets it.
      envelope: { from, to: [mail.to] },
      to: { name: '', address: mail.to },
      messageId: `<${mail.id}@${from.split('@')[1]}>`,
      subject: mail.subject,
      text: mail.text,
      ...(mail.html !== undefined && { html: mail.html }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    return { kind: 'sent' }
  } catch (error) {
    const { code = 'connection', responseCode } = error as { code?: string; responseCode?: number }
    if (responseCode === undefined) {
      return { kind: code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'passing', reason: code }
    }
    // A wrong password is the operator's to put right, and no reason to give up what people wait for.
    return { kind: responseCode >= 500 && code !== 'EAUTH' ? 'refused' : 'passing', reason: String(responseCode) }
  } finally {
    transport.close()
  }
}
