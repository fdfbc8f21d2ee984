/** The bodies and queries that Stripe's v1 takes: names with brackets, `items[0][price]=x`. */
export type FormValue = string | FormMap
export interface FormMap {
  [name: string]: FormValue
}

/** As nested maps; lists are maps with numbers as names. */
export function parseForm(text: string): FormMap {
  const form: FormMap = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = name.split(/[[\]]+/).filter((step) => step !== '')
    let at = form
    for (const step of steps.slice(0, -1)) {
      const next = at[step]
      const inner: FormMap = typeof next === 'object' ? next : Object.create(null)
      at[step] = inner
      at = inner
    }
    at[steps.at(-1) ?? ''] = value
  }
  return form
}

/** What stands at a path of names; undefined where nothing does. */
export function textAt(form: FormMap, ...names: string[]): string | undefined {
  let at: FormValue | undefined = form
  for (const name of names) at = typeof at === 'object' ? at[name] : undefined
  return typeof at === 'string' ? at : undefined
}

/** A map of texts, as metadata is. */
export function textsAt(form: FormMap, ...names: string[]): Record<string, string> {
  let at: FormValue | undefined = form
  for (const name of names) at = typeof at === 'object' ? at[name] : undefined
  if (typeof at !== 'object') return {}
  return Object.fromEntries(
    Object.entries(at).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
