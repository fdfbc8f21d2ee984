/** What was typed to take a seat, all but the password: for this tab only, since phones drop a page that is left for the mail. */
export interface JoinDraft {
  name: string
  email: string
  birth: string
}

const key = 'join'

/** `token`: of the seat; who opens another link in this tab may be somebody else. */
export const keepJoinDraft = (token: string, draft: JoinDraft): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ token, ...draft }))
  } catch {
    // Without storage, or with a full one, the page still holds it.
  }
}

export const dropJoinDraft = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then nothing was kept either.
  }
}

/** What was typed for that seat before the page was loaded anew; nothing of what is empty or is no text. */
export const keptJoinDraft = (token: string): Partial<JoinDraft> => {
  try {
    const kept: Record<string, unknown> = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (kept.token !== token) return {}
    const typed = (['name', 'email', 'birth'] as const).filter(
      (field) => kept[field] && typeof kept[field] === 'string',
    )
    return Object.fromEntries(typed.map((field) => [field, kept[field]]))
  } catch {
    return {}
  }
}
