/** The matrix: every cache of the web SDK by every transport, each in a browser of its own. */
import type { Browser, BrowserContext, Page } from 'playwright/test'
import type { Cache, Lab, Transport } from '../../embedded/test/browser/page.ts'
import type { SdkServer } from './server.ts'

declare global {
  /** In the page. */
  var lab: Lab
}

export interface Cell {
  name: string
  cache: Cache
  transport: Transport
  context: BrowserContext
  /** Three tabs where they share a cache, else one. */
  pages: Page[]
  uid: string
  /** Another member, who keeps nothing, in a browser of their own: browsers open six connections to a host. */
  other: Page
}

const caches: Cache[] = ['memory', 'single-tab', 'multi-tab']
const transports: Transport[] = ['streaming', 'long-polling', 'auto-detect']

export async function openCells(browser: Browser, server: SdkServer): Promise<Cell[]> {
  const kinds = caches.flatMap((cache) => transports.map((transport) => ({ cache, transport })))
  return Promise.all(kinds.map(({ cache, transport }) => openCell(browser, server, cache, transport)))
}

async function openCell(browser: Browser, server: SdkServer, cache: Cache, transport: Transport): Promise<Cell> {
  const [context, another] = await Promise.all([browser.newContext(), browser.newContext()])
  const other = await another.newPage()
  const cell: Cell = { name: `${cache} ${transport}`, cache, transport, context, pages: [], uid: '', other }
  await other.goto(server.url)
  await start(other, server, 'memory', transport, 'another@example.org')
  for (let tab = 0; tab < (cache === 'multi-tab' ? 3 : 1); tab++) cell.pages.push(await openTab(cell, server))
  return cell
}

/** Opens a tab of a cell, signed in as its member. */
export async function openTab(cell: Cell, server: SdkServer): Promise<Page> {
  const page = await cell.context.newPage()
  await page.goto(server.url)
  await begin(page, cell, server)
  return page
}

/** Starts the SDK in a tab that has just been loaded. */
export async function begin(page: Page, cell: Cell, server: SdkServer): Promise<void> {
  const { cache, transport, name } = cell
  cell.uid = await start(page, server, cache, transport, `${name.replaceAll(' ', '.')}@example.org`)
}

/** The uid. */
function start(page: Page, server: SdkServer, cache: Cache, transport: Transport, email: string): Promise<string> {
  return page.evaluate(
    async ({ host, cache, transport, email }) => {
      const client = lab.open(host, cache, transport)
      await client.auth.authStateReady()
      return client.auth.currentUser?.uid ?? (await client.signIn(email))
    },
    { host: server.host, cache, transport, email },
  )
}
