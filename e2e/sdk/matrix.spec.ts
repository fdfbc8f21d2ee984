/**
 * The real web SDK in a real browser against the embedded server: each test is one scenario, played in every cell of
 * cache × transport at once.
 */
import { expect, type Page, test } from 'playwright/test'
import { begin, type Cell, openCells, openTab } from './cells.ts'
import { SdkServer } from './server.ts'

test.describe.configure({ mode: 'serial' })

const server = new SdkServer()
let cells: Cell[]

test.beforeAll(async ({ browser }) => {
  await server.prepare()
  await server.start()
  cells = await openCells(browser, server)
})
test.afterAll(async () => {
  await Promise.all((cells ?? []).flatMap(({ context, other }) => [context.close(), other.context().close()]))
  await server.remove()
})

/** Plays a scenario in all cells, and names those in which it went wrong. */
async function inEveryCell<T>(play: (cell: Cell, page: Page) => Promise<T>): Promise<T[]> {
  const outcomes = await Promise.allSettled(cells.map((cell) => play(cell, cell.pages[0]!)))
  const wrong = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [`${cells[index]!.name}: ${(outcome.reason as Error).message}`] : [],
  )
  expect(wrong).toEqual([])
  return outcomes.map((outcome) => (outcome as PromiseFulfilledResult<T>).value)
}

const inEveryTab = async <T>(cell: Cell, play: (page: Page, tab: number) => Promise<T>): Promise<T[]> =>
  Promise.all(cell.pages.map(play))

/** A collection of a cell's own. */
const place = (cell: Cell, scenario: string) => `open/${cell.name.replace(' ', '-')}/${scenario}`

/** Listens in every tab, ordered by `n`, until the instance has confirmed these documents. */
async function watchEverywhere(cell: Cell, path: string, ids: string[]): Promise<void> {
  await inEveryTab(cell, (page) =>
    page.evaluate(
      async ({ path, ids }) => {
        lab.client().watch(path, path, { by: 'n' })
        await lab.client().shows(path, ids)
      },
      { path, ids },
    ),
  )
}

async function showsEverywhere(cell: Cell, path: string, ids: string[], within = 10_000): Promise<void> {
  await inEveryTab(cell, (page) =>
    page.evaluate(({ path, ids, within }) => lab.client().shows(path, ids, within), { path, ids, within }),
  )
}

/**
 * For documents that the cell itself has written one after the other. A tab that follows another one may take some of
 * them for pending until they change again, when acknowledgements overtake snapshots: the SDK looks only for what was
 * read later than the last write that it knows.
 */
async function showsOwnEverywhere(cell: Cell, path: string, ids: string[], within: number): Promise<void> {
  const shows = (evenPending: boolean) =>
    cell.pages.map((page) =>
      page.evaluate(({ path, ids, within, evenPending }) => lab.client().shows(path, ids, within, evenPending), {
        path,
        ids,
        within,
        evenPending,
      }),
    )
  await Promise.all([...shows(true), Promise.any(shows(false))])
}

/** The other member of a cell writes documents, one after the other; null deletes. */
async function otherWrites(cell: Cell, path: string, documents: Record<string, number | null>): Promise<void> {
  await cell.other.evaluate(
    async ({ path, documents }) => {
      const { db } = lab.client()
      for (const [id, n] of Object.entries(documents)) {
        const document = lab.sdk.doc(db, path, id)
        if (n === null) await lab.sdk.deleteDoc(document)
        else await lab.sdk.setDoc(document, { n })
      }
    },
    { path, documents },
  )
}

async function documentsSent(cell: Cell): Promise<number[]> {
  return inEveryTab(cell, (page) => page.evaluate(() => lab.documentsSent()))
}

test('what one member writes is seen live by another, in every tab', async () => {
  await inEveryCell(async (cell, page) => {
    const path = place(cell, 'live')
    await watchEverywhere(cell, path, [])
    await otherWrites(cell, path, { a: 1, b: 3, c: 2 })
    await showsEverywhere(cell, path, ['a', 'c', 'b'])
    await otherWrites(cell, path, { a: 4, c: null })
    await showsEverywhere(cell, path, ['b', 'a'])
    await cell.other.evaluate((path) => lab.client().watch(path, path), path)
    await page.evaluate((path) => lab.client().set(`${path}/d`, { n: 0 }), path)
    await cell.other.evaluate((path) => lab.client().shows(path, ['a', 'b', 'd']), path)
    await showsEverywhere(cell, path, ['d', 'b', 'a'])
  })
})

test('a server timestamp is pending first, and then what the instance says', async () => {
  await inEveryCell(async (cell, page) => {
    const shown = await page.evaluate(
      async (path) => {
        const client = lab.client()
        client.watch(path, path)
        await client.shows(path, [])
        await client.set(`${path}/a`, { at: lab.sdk.serverTimestamp() })
        await client.shows(path, ['a'])
        return client.watches
          .get(path)!
          .shown.flatMap(({ values, pending }) =>
            values.map(({ at }) => [pending, at === null ? null : (at as { toMillis(): number }).toMillis() > 1e12]),
          )
      },
      place(cell, 'timestamp'),
    )
    expect(shown.at(0)).toEqual([true, null])
    expect(shown.at(-1)).toEqual([false, true])
  })
})

test('120 documents are paged by cursor, in order and each once', async () => {
  await inEveryCell(async (cell, page) => {
    const found = await page.evaluate(
      async (path) => {
        const { db } = lab.client()
        const { sdk } = lab
        const batch = sdk.writeBatch(db)
        for (let n = 0; n < 120; n++) batch.set(sdk.doc(db, path, `d${n}`), { n: (n * 7) % 40 })
        await batch.commit()
        const sizes: number[] = []
        const all: [number, string][] = []
        for (let after: unknown[] = []; ; ) {
          const rest = after.length > 0 ? [sdk.startAfter(...after)] : []
          const ordered = [sdk.orderBy('n', 'desc'), sdk.orderBy(sdk.documentId(), 'desc')]
          const { docs } = await sdk.getDocsFromServer(
            sdk.query(sdk.collection(db, path), ...ordered, sdk.limit(50), ...rest),
          )
          if (docs.length === 0) return { sizes, all }
          sizes.push(docs.length)
          all.push(...docs.map((doc): [number, string] => [doc.get('n'), doc.id]))
          after = [docs.at(-1)]
        }
      },
      place(cell, 'paged'),
    )
    expect(found.sizes).toEqual([50, 50, 20])
    const expected = Array.from({ length: 120 }, (_, n): [number, string] => [(n * 7) % 40, `d${n}`])
    expected.sort((a, b) => b[0] - a[0] || (a[1] < b[1] ? 1 : -1))
    expect(found.all).toEqual(expected)
  })
})

test('transactions that contend from two pages lose no count', async () => {
  await inEveryCell(async (cell) => {
    const path = `${place(cell, 'counted')}/sum`
    const count = (page: Page) =>
      page.evaluate(async (path) => {
        const { db } = lab.client()
        const { sdk } = lab
        for (let time = 0; time < 4; time++) {
          await sdk.runTransaction(
            db,
            async (transaction) => {
              const sum = (await transaction.get(sdk.doc(db, path))).data()?.n ?? 0
              transaction.set(sdk.doc(db, path), { n: sum + 1 })
            },
            { maxAttempts: 30 },
          )
        }
        return (await sdk.getDocFromServer(sdk.doc(db, path))).get('n') as number
      }, path)
    const sums = await Promise.all([cell.other, ...cell.pages].map(count))
    expect(Math.max(...sums)).toBe(4 * sums.length)
  })
})

test('when its token expires a listener goes on with the next one, and is sent nothing again', async () => {
  await inEveryCell(async (cell) => {
    await otherWrites(cell, place(cell, 'refresh'), { a: 1, b: 2, c: 3 })
    await watchEverywhere(cell, place(cell, 'refresh'), ['a', 'b', 'c'])
  })
  const before = await inEveryCell(documentsSent)
  // Tabs that share a cache listen through one of them, and only that one needs a new token.
  const newestToken = () =>
    inEveryCell(async (cell) => {
      const ends = await inEveryTab(cell, (page) =>
        page.evaluate(async () => (await lab.client().auth.currentUser!.getIdTokenResult()).expirationTime),
      )
      return Math.max(...ends.map((end) => Date.parse(end)))
    })
  const ends = await newestToken()
  await server.ask({ kind: 'clock', aheadMs: 3_601_000 })
  await inEveryCell((cell) => otherWrites(cell, place(cell, 'refresh'), { d: 4 }))
  await inEveryCell((cell) => showsEverywhere(cell, place(cell, 'refresh'), ['a', 'b', 'c', 'd'], 15_000))
  expect((await newestToken()).filter((end, index) => end === ends[index])).toEqual([])
  const after = await inEveryCell(documentsSent)
  const more = after.map((tabs, index) => sum(tabs) - sum(before[index]!))
  // The new one alone.
  expect(more).toEqual(cells.map(() => 1))
})

test('after a reload what the cache holds is not sent again', async () => {
  const sent = await inEveryCell(async (cell, page) => {
    const path = place(cell, 'reload')
    await otherWrites(cell, path, Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`d${n}`, n])))
    const ids = Array.from({ length: 20 }, (_, n) => `d${n}`)
    await watchEverywhere(cell, path, ids)
    await page.reload()
    await otherWrites(cell, path, { d20: 20 })
    await begin(page, cell, server)
    const before = sum(await documentsSent(cell))
    await watchEverywhere(cell, path, [...ids, 'd20'])
    return sum(await documentsSent(cell)) - before
  })
  expect(sent.map((count, index) => (cells[index]!.cache === 'memory' ? count === 21 : count <= 1))).toEqual(
    cells.map(() => true),
  )
})

test('when the tab that leads closes, another leads and all go on', async () => {
  await inEveryCell(async (cell) => {
    if (cell.cache !== 'multi-tab') return
    const path = place(cell, 'lead')
    await watchEverywhere(cell, path, [])
    const before = await documentsSent(cell)
    await otherWrites(cell, path, { a: 1 })
    await showsEverywhere(cell, path, ['a'])
    const leading = (await documentsSent(cell)).findIndex((count, tab) => count > before[tab]!)
    expect(leading).toBeGreaterThanOrEqual(0)
    await cell.pages.splice(leading, 1)[0]!.close({ runBeforeUnload: true })
    await otherWrites(cell, path, { b: 2 })
    await showsEverywhere(cell, path, ['a', 'b'], 15_000)
    await cell.pages[0]!.evaluate((path) => lab.client().set(`${path}/c`, { n: 3 }), path)
    await showsEverywhere(cell, path, ['a', 'b', 'c'])
    cell.pages.push(await openTab(cell, server))
  })
})

test('what is written while the server is dead arrives when it is back', async () => {
  const path = (cell: Cell) => place(cell, 'killed')
  await inEveryCell(async (cell) => {
    await otherWrites(cell, path(cell), { a: 1 })
    await watchEverywhere(cell, path(cell), ['a'])
  })
  await server.end('SIGKILL')
  await inEveryCell(async (cell, page) => {
    await page.evaluate((path) => {
      const client = lab.client()
      for (let n = 2; n < 5; n++) client.later(`${path}/w${n}`, { n })
    }, path(cell))
  })
  await server.start()
  await inEveryCell(async (cell, page) => {
    await page.evaluate(() => lab.client().allAnswered(25_000))
    await showsOwnEverywhere(cell, path(cell), ['a', 'w2', 'w3', 'w4'], 25_000)
    await cell.other.evaluate(async (path) => {
      lab.client().watch(path, path, { by: 'n' })
      await lab.client().shows(path, ['a', 'w2', 'w3', 'w4'], 25_000)
    }, path(cell))
  })
})

test('a server that is told to end answers what it took, and everything goes on after it', async () => {
  const path = (cell: Cell) => place(cell, 'ended')
  const ids = Array.from({ length: 30 }, (_, n) => `w${n}`)
  await inEveryCell((cell) => watchEverywhere(cell, path(cell), []))
  await inEveryCell((cell, page) =>
    page.evaluate((path) => {
      const client = lab.client()
      let n = 0
      const timer = setInterval(() => {
        client.later(`${path}/w${n}`, { n })
        if (++n === 30) clearInterval(timer)
      }, 10)
    }, path(cell)),
  )
  const asked = Date.now()
  expect(await server.end('SIGTERM')).toBe(0)
  expect(Date.now() - asked).toBeLessThan(5000)
  await server.start()
  await inEveryCell(async (cell, page) => {
    await showsOwnEverywhere(cell, path(cell), ids, 20_000)
    await page.evaluate(() => lab.client().allAnswered(20_000))
  })
})

test('a listener ends when the document goes that gave it its right', async () => {
  const room = (cell: Cell) => `rooms/${cell.name.replace(' ', '-')}`
  const membership = (cell: Cell) => `${room(cell)}/members/${cell.uid}`
  await inEveryCell(async (cell) => {
    await server.ask({ kind: 'commit', path: membership(cell), fields: {} })
    await watchEverywhere(cell, `${room(cell)}/notes`, [])
  })
  await inEveryCell(async (cell) => {
    await server.ask({ kind: 'commit', path: membership(cell), fields: null })
    await inEveryTab(cell, (page) => page.evaluate((key) => lab.client().refused(key, 5000), `${room(cell)}/notes`))
  })
})

test('a listener ends when its account is disabled', async () => {
  await inEveryCell(async (cell) => {
    const path = `own/${cell.uid}/notes`
    await watchEverywhere(cell, path, [])
    await server.ask({ kind: 'disable', uid: cell.uid, disabled: true })
    await inEveryTab(cell, (page) => page.evaluate((key) => lab.client().refused(key, 5000), path))
  })
})

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
