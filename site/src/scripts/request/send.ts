import { connectFunctions } from '@varanda/client/connect'
import { fetchAhead } from '@varanda/client/lost-files'
import { dayInWords } from '@varanda/domain/day-words'
import { DomainError } from '@varanda/domain/errors'
import { localeOfPath } from '@varanda/domain/locale'
import { answerBy } from '@varanda/domain/signup/answer-promise'
import { requestInvite } from '@varanda/domain/signup/calls/request-invite'
import {
  type SignupFaults,
  type SignupField,
  type Smartphone,
  signupFaults,
} from '@varanda/domain/signup/signup-request'
import { dropDraft, valuesOf } from './draft.ts'
import { showFailure, showFault, showFaults, showState, showSubmitted, showWork } from './face.ts'
import { CannotWork, dropProof, proofOfWork } from './proof.ts'

const loadCall = () => import('@varanda/client/call')

/**
 * Somebody began to fill the form in: the device begins to work, and faults go as they are mended. What sending needs
 * is fetched now, so that a connection lost meanwhile costs the least.
 */
export function begin(form: HTMLFormElement): void {
  void fetchAhead(async () => {
    await Promise.all([loadCall(), connectFunctions()])
  })
  proofOfWork((done) => showWork(form, done)).catch(() => {})
  form.addEventListener('input', ({ target }) => {
    const field = (target as HTMLElement).closest<HTMLElement>('[data-field]')
    if (field?.querySelector('.error')) showFault(field, faultOf(form, field))
  })
}

const faultOf = (form: HTMLFormElement, field: HTMLElement) =>
  signupFaults(valuesOf(form))[field.dataset.field as SignupField]

/** Checks, proves and sends. A second press while it is under way, or once it is done, does nothing. */
export async function send(form: HTMLFormElement): Promise<void> {
  const state = form.dataset.state ?? 'idle'
  if (state !== 'idle' && state !== 'failed') return
  const faults: SignupFaults = signupFaults(valuesOf(form))
  showState(form, 'idle')
  showFaults(form, faults)
  if (Object.keys(faults).length > 0) return
  try {
    await deliver(form)
    const { email = '' } = valuesOf(form)
    dropDraft()
    const day = dayInWords(answerBy(new Date()), localeOfPath(location.pathname))
    showSubmitted(form, { day, email: email.trim() })
    form.scrollIntoView({ block: 'nearest' })
  } catch (error) {
    if (error instanceof CannotWork && navigator.onLine) {
      awaitReturn(form)
      return form.submit()
    }
    showFailure(form, error instanceof DomainError && error.code === 'requests-closed')
  }
}

/** Whoever comes back to a page that the browser kept as it was left finds a form that can be sent. */
function awaitReturn(form: HTMLFormElement): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && form.dataset.state === 'working') showState(form, 'idle')
  })
}

/** Once more with another proof, when the instance finds this one too old. */
async function deliver(form: HTMLFormElement, isSecond = false): Promise<void> {
  showState(form, 'working')
  const proof = await proofOfWork((done) => showWork(form, done)).catch((error) => {
    dropProof()
    throw error
  })
  showState(form, 'sending')
  const { smartphone = '', ...values } = valuesOf(form)
  try {
    const { call } = await loadCall()
    const locale = localeOfPath(location.pathname)
    await call(requestInvite, { ...values, smartphone: smartphone as Smartphone, locale, proof })
  } catch (error) {
    const isSpent = error instanceof DomainError && error.code === 'proof-needed'
    if (isSpent) dropProof()
    if (!isSpent || isSecond) throw error
    await deliver(form, true)
  }
}
