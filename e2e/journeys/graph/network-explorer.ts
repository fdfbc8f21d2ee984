/** The explorer of a network on its public page, with few people. */
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { expect, type Locator, type Page } from 'playwright/test'
import { words } from '../../words.ts'

export const explorerPath = routes.networkGraph.path

/** Few people and always the same ones, so that a software rasteriser has little to do. */
export const small = '?model=families&seed=7&people=60&months=12'

export const wordsOf = (language: Locale) => words[language].networkGraph.explorer

export const picture = (page: Page) => page.getByRole('application')
export const settled = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible({ timeout: 20_000 })

/** Opens it with those few people, arranged, and whatever else the address says; answers the explorer's words. */
export async function openSmall(page: Page, language: Locale, more = '') {
  const explorer = wordsOf(language)
  await page.goto(localizedPath(language, explorerPath) + small + more)
  await settled(page, explorer.status.settled)
  return explorer
}

/** Chooses the first of whom a search found; answers who it is. */
export async function chooseFirst(page: Page, search: Locator): Promise<string> {
  // A key before the list has come chooses nobody.
  await expect(page.getByRole('option').first()).toBeVisible()
  await search.press('ArrowDown')
  const name = await page.getByRole('option', { selected: true }).locator('span').textContent()
  await search.press('Enter')
  return name!
}
