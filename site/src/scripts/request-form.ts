import { showFailure } from './request/face.ts'

/**
 * The form that asks for an invite, on /join. It works as it stands; this takes it over where a device can work for its
 * proof, and loads the rest when somebody begins to fill it in.
 */
const form = document.querySelector<HTMLFormElement>('[data-request]')

const takeOver = (form: HTMLFormElement) => {
  const load = () => import('./request/send.ts')
  // What is wrong is said beside the field, in the page's language.
  form.noValidate = true
  form.addEventListener(
    'focusin',
    () =>
      void load().then(
        ({ begin }) => begin(form),
        () => {},
      ),
    { once: true },
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    load().then(
      ({ send }) => send(form),
      () => showFailure(form, true),
    )
  })
}

// Browsers keep their cryptography from pages that came in the clear over a network.
if (form && 'Worker' in window && crypto.subtle) takeOver(form)
else form?.querySelector('[data-proof]')?.classList.add('plain')
