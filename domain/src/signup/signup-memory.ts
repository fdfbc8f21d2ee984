import { day } from '../moment.ts'
import { type SignupRequest, signupLimits } from './signup-request.ts'

/**
 * How long the instance keeps a request's name, address and words after its answer (milliseconds), and for how long
 * what is left of it still counts: status, dates, language, and a keyed hash by which a refused address is known again.
 */
export const signupMemory = {
  forgetAfter: { approved: 180 * day, declined: 180 * day, joined: 30 * day },
  countedMs: 730 * day,
} as const

/** After so long nothing is left of a request, however late its answer came (milliseconds). */
export const requestKeptMs =
  signupLimits.keptMs + Math.max(...Object.values(signupMemory.forgetAfter)) + signupMemory.countedMs

/** What is left of a request: nothing that tells who asked. */
export type Forgotten = Pick<
  SignupRequest,
  'status' | 'locale' | 'smartphone' | 'askedAt' | 'pendingSince' | 'answeredAt' | 'joinedAt' | 'marks'
> & { name: ''; email: ''; phone: null; usage: ''; knows: '' }

/** Pure: a request after its time. Only a refused address is known again; a phone and a name are not. */
export function forgetRequest(request: SignupRequest): Forgotten {
  const { status, locale, smartphone, askedAt, pendingSince, answeredAt, joinedAt, marks = [] } = request
  return {
    status,
    locale,
    smartphone,
    askedAt,
    pendingSince,
    ...(answeredAt && { answeredAt }),
    ...(joinedAt && { joinedAt }),
    marks: status === 'declined' ? marks.filter((mark) => mark.startsWith('e:')) : [],
    name: '',
    email: '',
    phone: null,
    usage: '',
    knows: '',
  }
}
