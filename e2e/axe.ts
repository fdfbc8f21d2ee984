/** axe on what a page shows now. Its own driver opens a second page for every look, which takes longer than looking. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

const driver = createRequire(import.meta.url).resolve('@axe-core/playwright')
const source = readFileSync(createRequire(driver).resolve('axe-core/axe.min.js'), 'utf8')

/** By tags of a standard, or by names of rules. */
type Look = { type: 'tag' | 'rule'; values: string[] }

export const wcag22: Look = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
export const contrast: Look = { type: 'rule', values: ['color-contrast'] }

/** What rises or changes its colour is looked at when it has arrived; what goes round for ever is let go round. */
const atRest = `Promise.allSettled(document.getAnimations()
  .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity).map((one) => one.finished))`

/** A form in a form: what stands in the inner one is sent nowhere, and no rule of axe's sees it. */
const formsInForms = `[...document.querySelectorAll('form form')].map((one) => 'form in a form: ' + one.outerHTML)`

/** One line for each rule that something breaks, with the elements that do. Frames are not looked into. */
export async function findBarriers(page: Page, runOnly: Look): Promise<string[]> {
  await page.evaluate(atRest)
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(source)
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] })
  const broken = await page.evaluate<string[]>(`axe.run(document, ${options}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')))`)
  return [...broken, ...(await page.evaluate<string[]>(formsInForms))]
}
