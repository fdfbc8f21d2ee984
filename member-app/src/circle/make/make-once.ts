import { DomainError } from '@varanda/domain/errors'

/** What came of asking for a circle; `isEarlier`: of an earlier try, whose answer was lost and which asked for something else. */
export interface Made {
  circleId: string
  waitingFor: { name: string } | null
  isEarlier: boolean
}

/**
 * Asks for a circle under its id. Where the form was changed after a try whose answer was lost, and that try had worked
 * after all, what it made, or asked a guardian for, stays: another one beside it is nobody's wish, and what it differs in
 * is changed where it is.
 */
export async function makeOnce(circleId: string, ask: () => Promise<Omit<Made, 'isEarlier'>>): Promise<Made> {
  try {
    return { ...(await ask()), isEarlier: false }
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'id-taken') throw error
    return { circleId, waitingFor: null, isEarlier: true }
  }
}
