import { signupFields } from '@varanda/domain/signup/signup-request'

/** What was typed, for this tab only and until it is sent: a page that has to load anew loses nobody's words. */
const key = 'request'

export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

export const keepDraft = (form: HTMLFormElement): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(valuesOf(form)))
  } catch {
    // Without storage, or with a full one, the page still holds it.
  }
}

export const dropDraft = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then nothing was kept either.
  }
}

/** Fills in what is still empty; whatever somebody typed meanwhile stays. */
export const restoreDraft = (form: HTMLFormElement): void => {
  const draft = keptDraft()
  for (const name of signupFields) {
    const control = form.elements.namedItem(name)
    const text = draft[name]
    if (typeof text !== 'string' || !control || !('value' in control) || control.value !== '') continue
    control.value = text
  }
}

const keptDraft = (): Record<string, unknown> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}
