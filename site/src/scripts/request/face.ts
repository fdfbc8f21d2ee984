import type { SignupFaults, SignupField } from '@varanda/domain/signup/signup-request'

/** What the form shows. Its words stand in the page, in data attributes and templates. */
type State = 'idle' | 'working' | 'sending' | 'submitted' | 'failed'

export const showState = (form: HTMLFormElement, state: State): void => {
  form.dataset.state = state
  const button = form.querySelector<HTMLButtonElement>('[data-submit]')
  const isBusy = state === 'working' || state === 'sending'
  form.setAttribute('aria-busy', String(isBusy))
  if (button) {
    const { submit, submitting, submitted } = button.dataset
    button.textContent = (isBusy ? submitting : state === 'submitted' ? submitted : submit) ?? ''
    button.setAttribute('aria-disabled', String(isBusy || state === 'submitted'))
  }
  const notice = form.querySelector<HTMLTemplateElement>(`template[data-notice="${state}"]`)
  form.querySelector('[data-told]')?.replaceChildren(...(notice ? [notice.content.cloneNode(true)] : []))
}

/** What is known only now goes into the sentences that the page brought: until when, and where a message went. */
export const showSubmitted = (form: HTMLFormElement, known: { day: string; email: string }): void => {
  showState(form, 'submitted')
  for (const place of form.querySelectorAll<HTMLElement>('[data-told] [data-said]'))
    place.textContent = (place.dataset.said ?? '').replace('{day}', known.day).replace('{email}', () => known.email)
}

/** `isClosed`: the instance takes no requests, and another try would not help. */
export const showFailure = (form: HTMLFormElement, isClosed = false): void => {
  showState(form, 'failed')
  const told = form.querySelector('[data-told]')
  if (isClosed || navigator.onLine) told?.querySelector('[data-offline]')?.remove()
  const text = told?.querySelector<HTMLElement>('[data-closed]')
  if (isClosed && text) text.textContent = text.dataset.closed ?? ''
  told?.scrollIntoView({ block: 'nearest' })
}

const controlOf = (field: HTMLElement) =>
  field.matches('fieldset') ? field : field.querySelector<HTMLElement>('input, textarea')

/** Says beside a field what is to be mended; without a fault, its hint again. */
export const showFault = (field: HTMLElement, fault: SignupFaults[SignupField]): void => {
  const told = field.querySelector<HTMLElement>('.hint')
  const texts = JSON.parse(field.dataset.faults ?? '{}') as Record<string, string>
  const words = fault && (texts[fault] || texts.malformed || texts.empty)
  told?.classList.toggle('error', Boolean(words))
  told?.querySelector('span')?.replaceChildren(words || told.dataset.hint || '')
  const control = controlOf(field)
  if (words) control?.setAttribute('aria-invalid', 'true')
  else control?.removeAttribute('aria-invalid')
}

export const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('[data-field]')]

/** Shows every fault and takes the reader to the first. */
export const showFaults = (form: HTMLFormElement, faults: SignupFaults): void => {
  const fields = fieldsOf(form)
  for (const field of fields) showFault(field, faults[field.dataset.field as SignupField])
  const first = fields.find((field) => faults[field.dataset.field as SignupField])
  first?.querySelector<HTMLElement>('input, textarea')?.focus()
}

/** How far the device is: discreet, and not read out. */
export const showWork = (form: HTMLFormElement, done: number): void => {
  const proof = form.querySelector<HTMLElement>('[data-proof]')
  const bar = proof?.querySelector('progress')
  if (!proof || !bar) return
  bar.value = done
  bar.hidden = done >= 1
  proof.querySelector('span')?.replaceChildren((done >= 1 ? proof.dataset.ready : proof.dataset.working) ?? '')
}
