/** What the first page of a feed costs on Firestore, in a browser that keeps nothing of it. */
import type { Action } from '@varanda/embedded/server/meter-page'

export interface FirstReads {
  /** Documents read for the page, and by its rules. */
  page: number
  /** What a new device asks once, and what the bar of places tells on every page. */
  besides: number
  /** Posts that were in view and so were followed, and what that cost of `page`. */
  followed: number
  ofFollowed: number
}

const followed = /\/activity\/summary$/
const notOfThePage = /\/devices\/|\/notifications$|\/groupInvitations$/

/** Of everything that is asked while `open` brings a first page and a moment longer. */
export async function firstReads<Opened>(outbox: string, open: () => Promise<Opened>): Promise<[Opened, FirstReads]> {
  const before = await quiet(outbox, 0)
  const opened = await open()
  await quiet(outbox, before)
  const { actions } = await metered(outbox, before)
  const requests = actions.flatMap(({ who, requests }) => (who === '(admin)' ? [] : requests))
  const read = (some: typeof requests) => some.reduce((sum, { reads, ruleReads }) => sum + reads + ruleReads, 0)
  const first: FirstReads = {
    page: read(requests.filter(({ place }) => !notOfThePage.test(place))),
    besides: read(requests.filter(({ place }) => notOfThePage.test(place))),
    followed: requests.filter(({ place }) => followed.test(place)).length,
    ofFollowed: read(requests.filter(({ place }) => followed.test(place))),
  }
  return [opened, first]
}

async function metered(outbox: string, since: number): Promise<{ last: number; actions: Action[] }> {
  const page = new URL(outbox)
  page.pathname = '/__/meter'
  page.searchParams.set('since', String(since))
  return (await (await fetch(page)).json()) as { last: number; actions: Action[] }
}

/** The number of the last request, once none has followed for a second and a half. */
async function quiet(outbox: string, since: number): Promise<number> {
  for (let last = since; ; ) {
    await new Promise((wake) => setTimeout(wake, 1_500))
    const now = await metered(outbox, last)
    if (now.last === 0) return last
    last = now.last
  }
}
