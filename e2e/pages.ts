/** Asks a shown page, and pages of its instance that are not shown, what they look like and say of themselves. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

const script = (name: string) => readFileSync(new URL(`./in-page/${name}.js`, import.meta.url), 'utf8')
const reading = script('read-heads')
const finding = script('find-unreadable')

export interface Head {
  /** The path that was asked for. */
  address: string
  status: number
  lang: string
  title: string
  description: string
  canonical: string | null
  /** By hreflang. */
  alternates: Record<string, string>
  /** Of `og:*` and `twitter:*`, by name. */
  preview: Record<string, string>
  robots: string
  /** Where the links of the page's main part lead, as written. */
  links: string[]
}

export async function readHeads(page: Page, addresses: readonly string[]): Promise<Head[]> {
  await page.evaluate(reading)
  return page.evaluate<Head[]>(`readHeads(${JSON.stringify(addresses)})`)
}

/** Every page of the blog that the blog itself leads to: lists, tags and posts, the front page first. */
export async function findBlogPages(page: Page, front: string): Promise<string[]> {
  const found = new Set([front])
  for (const address of found) {
    const [head] = await readHeads(page, [address])
    for (const link of head!.links) if (link.startsWith(`${front}/`) && !/rss\.xml|#/.test(link)) found.add(link)
  }
  return [...found]
}

/** One line for each text that is cut off or beyond the sides of the screen. */
export async function findUnreadable(page: Page): Promise<string[]> {
  await page.evaluate(finding)
  return page.evaluate<string[]>('findUnreadable()')
}
