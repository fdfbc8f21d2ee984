import { keepDraft, restoreDraft } from './request/draft.ts'
import { showFailure } from './request/face.ts'

/**
 * The form that asks for an invite, on /join. It works as it stands; this takes it over where a device can work for its
 * proof, and loads the rest when somebody begins to fill it in.
 */
const takeOver = (form: HTMLFormElement) => {
  const load = () => import('./request/send.ts')
  // What is wrong is said beside the field, in the page's language.
  form.noValidate = true
  restoreDraft(form)
  form.addEventListener('input', () => keepDraft(form))
  form.addEventListener(
    'focusin',
    () =>
      load().then(
        ({ begin }) => begin(form),
        () => {},
      ),
    { once: true },
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    load().then(
      ({ send }) => send(form),
      () => showFailure(form),
    )
  })
}

const form = document.querySelector<HTMLFormElement>('[data-request]')
// Browsers keep their cryptography from pages that came in the clear over a network.
if (form && 'Worker' in window && crypto.subtle) takeOver(form)
else form?.querySelector('[data-proof]')?.classList.add('plain')
