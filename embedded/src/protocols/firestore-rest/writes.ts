import type { RestCall } from './request.ts'

/** commit and batchWrite. */
export async function commit({ firestore, caller, body }: RestCall): Promise<unknown> {
  return firestore.commit(caller, { writes: (body.writes ?? []) as never, ...transactionOf(body) })
}

export async function batchWrite({ firestore, caller, body }: RestCall): Promise<unknown> {
  const { writeResults, status } = await firestore.batchWrite(caller, { writes: (body.writes ?? []) as never })
  // In proto3 JSON a zero is left out: success is an empty status.
  return { writeResults, status: status.map((one) => (one.code === 0 ? {} : one)) }
}

function transactionOf(body: Record<string, unknown>): { transaction?: string } {
  return body.transaction === undefined || body.transaction === '' ? {} : { transaction: body.transaction as string }
}
