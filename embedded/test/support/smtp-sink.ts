/** A mail server on this machine that keeps what it is given, and refuses or hangs up when it is told to. */
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Received {
  from: string
  to: string[]
  raw: string
  mail: Email
}

export interface SmtpSink {
  url: string
  received: Received[]
  /** How many conversations began. */
  readonly connections: number
  /** Decides about the next messages; null takes them all. */
  behave: Behaviour | null
  /** Resolves with the first message for which `test` holds, once it is there. */
  arrival(test: (received: Received) => boolean): Promise<Received>
  close(): Promise<void>
}

/** Called when recipient or content is there: an SMTP code refuses, `hang-up` breaks the line, 250 takes it. */
export type Behaviour = (stage: 'connect' | 'recipient' | 'content') => Answer | Promise<Answer>
/** `words` are what the server says with its code. */
type Answer = number | 'hang-up' | { code: number; words: string }

export async function smtpSink(port = 0): Promise<SmtpSink> {
  const received: Received[] = []
  const waiting: { test: (received: Received) => boolean; resolve: (received: Received) => void }[] = []
  let connections = 0
  const sockets = new Set<import('node:net').Socket>()

  async function ask(stage: 'connect' | 'recipient' | 'content', done: (error?: Error | null) => void): Promise<void> {
    const answer = (await sink.behave?.(stage)) ?? 250
    if (answer === 'hang-up') {
      for (const socket of sockets) socket.destroy()
    } else if (typeof answer === 'object') done(Object.assign(new Error(answer.words), { responseCode: answer.code }))
    else if (answer < 400) done()
    else done(Object.assign(new Error('not for <somebody@example.org>'), { responseCode: answer }))
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    onConnect(_session, done) {
      connections += 1
      void ask('connect', done)
    },
    onRcptTo(_address, _session, done) {
      void ask('recipient', done)
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      await ask('content', (error) => {
        if (error) return done(error)
        void keep(Buffer.concat(chunks), session).then(() => done())
      })
    },
  })

  async function keep(bytes: Buffer, { envelope }: import('smtp-server').SMTPServerSession): Promise<void> {
    const one: Received = {
      from: envelope.mailFrom ? envelope.mailFrom.address : '',
      to: envelope.rcptTo.map(({ address }) => address),
      raw: bytes.toString('latin1'),
      mail: await PostalMime.parse(bytes),
    }
    received.push(one)
    for (const { test, resolve } of waiting) if (test(one)) resolve(one)
  }

  server.on('error', () => {})
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    get connections() {
      return connections
    },
    behave: null,
    arrival(test) {
      const known = received.find(test)
      return known ? Promise.resolve(known) : new Promise((resolve) => void waiting.push({ test, resolve }))
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return sink
}
