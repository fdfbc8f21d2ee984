/** What a session carries messages for: one Listen or Write stream. */
export interface StreamService {
  /**
   * The text of the next message, in the client's order; `taken` is to be called once it is no longer held. May throw
   * FirestoreError, which fails the stream.
   */
  receive(data: string, taken: () => void): void
  /** Begins nothing new; resolves when what had begun has been answered. */
  finish(): Promise<void>
  /** The session is over; nothing may be sent any more. */
  close(): void
}

/** The way back to the client. */
export interface StreamReply {
  send(message: object): void
  /** Ends the stream with a google.rpc.Status; nothing is sent after it. */
  fail(status: string, code: number, message: string): void
}

export type OpenService = (reply: StreamReply) => StreamService
