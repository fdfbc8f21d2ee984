/** How a form knows that its sending was asked for before anything could send it. */
export const enteredEarly = 'enteredEarly'

/**
 * Notes the Enter key in a form whose button cannot be pressed yet, so that its island answers once it is there. A form
 * that is noted says so to nobody else, and nothing is sent or put into the address meanwhile.
 */
export function noteEnter(): void {
  document.addEventListener('keydown', ({ key, target }) => {
    const form = key === 'Enter' && target instanceof HTMLInputElement ? target.form : null
    if (form?.querySelector('button[type=submit]:disabled')) form.dataset[enteredEarly] = ''
  })
}
