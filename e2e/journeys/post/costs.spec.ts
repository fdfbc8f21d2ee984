import { postLimits } from '@varanda/domain/post/post'
import type { Action } from '@varanda/embedded/server/meter-page'
import { expect, test } from '../../fixtures.ts'
import type { Instance } from '../../instance-process.ts'
import { publish, signInByForm } from '../../steps.ts'
import { words } from '../../words.ts'

// Pages of other journeys, whose channels an instance still holds open, would be paid for here.
test.use({ instanceOf: 'costs' })

/** In a browser that knows nothing yet. */
const firstPage = 'sign-in and first page'

interface Cost {
  reads: number
  ruleReads: number
  writes: number
  deletes: number
}

interface Metered {
  last: number
  actions: Action[]
}

async function metered(instance: Instance, since: number): Promise<Metered> {
  const page = new URL(instance.outbox)
  page.pathname = '/__/meter'
  page.searchParams.set('since', String(since))
  return (await fetch(page)).json() as Promise<Metered>
}

/** The number of the last request, once none has followed `since` for a second and a half. */
async function quiet(instance: Instance, since: number): Promise<number> {
  for (let last = since; ; ) {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const now = await metered(instance, last)
    if (now.last === 0) return last
    last = now.last
  }
}

const total = (actions: Action[]): Cost =>
  actions.reduce(
    (sum, { reads, ruleReads, writes, deletes }) => ({
      reads: sum.reads + reads,
      ruleReads: sum.ruleReads + ruleReads,
      writes: sum.writes + writes,
      deletes: sum.deletes + deletes,
    }),
    { reads: 0, ruleReads: 0, writes: 0, deletes: 0 },
  )

const sum = (requests: readonly Cost[]) => requests.reduce((paid, { reads, ruleReads }) => paid + reads + ruleReads, 0)

const line = (name: string, { reads, ruleReads, writes, deletes }: Cost) =>
  `  ${name.padEnd(34)}${[reads, ruleReads, writes, deletes].map((count) => String(count).padStart(8)).join('')}`

test('what people do all day costs no more than it should', { tag: '@phone' }, async ({ page, language, instance }) => {
  const { post } = words[language]
  const costs = new Map<string, Metered>()
  let last = await quiet(instance, 0)
  const measure = async (name: string, act: () => Promise<void>) => {
    await act()
    const end = await quiet(instance, last)
    costs.set(name, await metered(instance, last))
    last = end
  }
  const text = 'Quanto custa um bom dia?'
  await measure(firstPage, async () => {
    await signInByForm(page, language, instance.logins[1]!)
    // The sign-in is noted once the page has stood for a while, which may be longer than it takes to be quiet.
    await page.waitForTimeout(2_500)
  })
  await measure('the same page again', async () => {
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
  await measure('opening a post', async () => {
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /coment/i })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: post.thread.title })).toBeVisible()
  })
  await measure('commenting', async () => {
    await page.getByRole('textbox').fill('Que delícia.')
    await page.getByRole('button', { name: post.thread.send }).click()
    await expect(page.getByText('Que delícia.')).toBeVisible()
  })
  await measure('sending a post', async () => {
    await page.goBack()
    await publish(page, language, text)
    await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible()
  })

  const own = (name: string) => total(costs.get(name)!.actions.filter(({ who }) => who !== '(admin)'))
  const requests = costs.get(firstPage)!.actions.flatMap((action) => (action.who === '(admin)' ? [] : action.requests))
  const paid = (place: RegExp) => sum(requests.filter((request) => place.test(request.place)))
  console.log(`${'What it costs on Firestore'.padEnd(36)}   reads   rules  writes deletes`)
  for (const [name, { actions }] of costs) {
    console.log(line(name, own(name)))
    console.log(line('  by functions', total(actions.filter(({ who }) => who === '(admin)'))))
  }
  const details = JSON.stringify([...costs], null, 1)
  await test.info().attach('requests', { body: details, contentType: 'application/json' })
  // All names come in one document; what changes is watched for visible posts only.
  const names = paid(/\/private\/roster$/)
  const visible = requests.filter(({ place }) => place.endsWith('/activity/summary')).length
  // So it is with what is not the page: a new sign-in is noted once, and what the instance told its member is looked
  // up.
  const device = paid(/\/devices\//)
  const notices = paid(/\/notifications$/)
  // Who asks this member into a group is told in the bar of places, on every page.
  const invitations = paid(/\/groupInvitations$/)
  const firstCost = sum(requests) - device - notices - invitations
  // One's own reactions are asked for only where neither counts nor device tell.
  const [counts, reactions] = [paid(/\/activity\/summary$/), paid(/\/reactions$/)]
  const base = firstCost - names - counts - reactions
  console.log(
    `  The page ${base}, ${visible} visible posts ${counts}, own reactions ${reactions}, names ${names}, device ${device}`,
  )
  const again = own('the same page again')
  expect(again.reads + again.ruleReads, details).toBeLessThanOrEqual(12)
  expect(requests.find(({ place }) => place.endsWith('/feed'))?.reads).toBe(postLimits.feedFirst)
  expect(visible).toBeGreaterThan(0)
  expect(names, details).toBeGreaterThan(0)
  expect(firstCost, details).toBeLessThanOrEqual(35)
  // Where four short posts are in view.
  expect(base + names + reactions + 4 * (counts / visible), details).toBeLessThanOrEqual(35)
  expect(device, details).toBeLessThanOrEqual(4)
  expect(notices, details).toBeLessThanOrEqual(2)
  expect(invitations, details).toBeLessThanOrEqual(2)
  // The posts, who is muted, who asks to be connected, the standing, and the profile: once ahead of the SDK, and once
  // followed.
  expect(base, details).toBeLessThanOrEqual(postLimits.feedFirst + 9)
  expect(paid(/\/activity\/summary$/) / visible, details).toBeLessThanOrEqual(3)
})
