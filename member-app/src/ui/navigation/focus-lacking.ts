/** Puts the focus where the first thing lacks, once it is said: a field, or the button that asks for the code. */
export function focusLacking(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"], [data-lacking="true"]')?.focus()
  })
}
