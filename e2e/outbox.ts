/** The page on which an instance without a mail server shows what it would send. */
import { expect, type Page } from 'playwright/test'

/** Follows the newest link that holds `part`. */
export async function openMailedLink(page: Page, outbox: string, part: string): Promise<void> {
  await page.goto(outbox)
  const link = await page.locator(`a[href*="${part}"]`).first().getAttribute('href')
  await page.goto(link!)
}

/** The digits of the newest code to sign in by. */
export async function newestCode(page: Page, outbox: string): Promise<string | undefined> {
  await page.goto(outbox)
  const told = (await page.locator('body').textContent()) ?? ''
  return /(\d{6}) (?:é o seu código|is your code)/.exec(told)?.[1]
}

/** Waits for a code other than `before`, on a page of its own. */
export async function mailedCode(page: Page, outbox: string, before?: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    code = await newestCode(page, outbox)
    expect([before, undefined]).not.toContain(code)
  }).toPass()
  return code!
}
