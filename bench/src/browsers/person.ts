import { type Browser, pause } from './browser.ts'

/** What a person does in a page, by the words that they read. */
export class Person {
  readonly browser: Browser
  readonly origin: string

  constructor(browser: Browser, origin: string) {
    this.browser = browser
    this.origin = origin
  }

  /** Opens a page, and waits for what of it comes to life at once: a form that is filled in before is emptied. */
  async goto(path: string): Promise<void> {
    await this.browser.goto(this.origin + path)
    await this.sees('a living page', "!document.querySelector('astro-island[ssr]:not([client=visible])')")
  }

  /**
   * Waits until the expression holds in the page, over every load on the way; throws with `what` when it never does.
   */
  async sees(what: string, expression: string, waitMs = 25_000): Promise<void> {
    const until = Date.now() + waitMs
    for (;;) {
      // A page that goes away while it is asked answers with an error.
      const isThere = await this.browser.run<boolean>(`return Boolean(${expression})`).catch(() => false)
      if (isThere === true) return
      if (Date.now() > until) {
        const shown = await this.browser
          .run<string>('return location.pathname + " " + document.body.innerText.slice(0, 200)')
          .catch(() => '')
        throw new Error(`${what}: ${shown.replaceAll('\n', ' ')}`)
      }
      await pause(150)
    }
  }

  seesText(text: string): Promise<void> {
    return this.sees(text, `document.body.innerText.includes(${JSON.stringify(text)})`)
  }

  async fill(label: string, value: string): Promise<void> {
    const field = fieldOf(label)
    await this.sees(label, field)
    await this.browser.run(`
      const field = ${field}
      field.focus()
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
      set.call(field, ${JSON.stringify(value)})
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))`)
  }

  async tick(label: string): Promise<void> {
    await this.sees(label, fieldOf(label))
    await this.browser.run(`const field = ${fieldOf(label)}; if (!field.checked) field.click()`)
  }

  async press(name: string): Promise<void> {
    const button = `[...document.querySelectorAll('main button, dialog button')].find((one) => one.checkVisibility?.() !== false &&
      one.ariaDisabled !== 'true' && (one.innerText.trim() === ${JSON.stringify(name)} || one.ariaLabel === ${JSON.stringify(name)}))`
    await this.sees(name, button)
    await this.browser.run(`${button}?.click()`)
  }
}

const fieldOf = (label: string) =>
  `[...document.querySelectorAll('input, textarea')].find((one) => one.type !== 'hidden' && one.checkVisibility?.() !== false &&
    ([...one.labels ?? []].some((told) => told.innerText.trim().startsWith(${JSON.stringify(label)})) || one.ariaLabel === ${JSON.stringify(label)}))`
