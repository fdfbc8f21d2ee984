/** What automations cost on Firestore: nothing where none waits, and little for each that looks and does nothing. */
import { paths } from '@varanda/domain/paths'
import type { Action as Metered } from '@varanda/embedded/server/meter-page'
import { afterAll, expect, it } from 'vitest'
import { automationsOf, parts } from '../harness/automations.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance({ outbox: true })
const { make, post, runs } = automationsOf(instance)
afterAll(() => instance.close())

/** What the alarms' round asks each minute, whatever members do meanwhile. */
const round: readonly string[] = [paths.alarms, paths.alarmsFound]

async function metered(since: number): Promise<{ last: number; actions: Metered[] }> {
  const page = new URL(instance.server.outboxUrl!)
  page.pathname = '/__/meter'
  page.searchParams.set('since', String(since))
  return (await fetch(page)).json() as never
}

/** Reads and writes until everything that follows a post has been done. */
async function costOfPost(who: Person): Promise<number> {
  await instance.server.idle()
  const { last } = await metered(0)
  await post(who, 'Oi')
  const paid = (await metered(last)).actions.flatMap(({ requests }) => requests)
  return paid
    .filter(({ place }) => !round.includes(place))
    .reduce((sum, { reads, ruleReads, writes, deletes }) => sum + reads + ruleReads + writes + deletes, 0)
}

it('is four reads and writes at most for a run that does nothing', async () => {
  await instance.server.functions!.runSchedule('claimAlarms')
  const [ana, beto] = [await instance.member('Ana'), await instance.member('Beto')]
  await instance.connect(ana, beto)
  // The first counts what a post of theirs costs besides.
  await post(beto, 'Antes')
  const before = await costOfPost(beto)
  const count = 10
  const stopped = parts({ kind: 'posts', by: beto.uid }, [{ kind: 'save' }], [{ kind: 'photo' }])
  const ids = []
  for (let n = 0; n < count; n += 1) ids.push(await make(ana, stopped))
  // What waits for others is not looked at.
  for (let n = 0; n < 5; n += 1) await make(ana, parts({ kind: 'said', what: 'anything' }, [{ kind: 'save' }]))
  const each = ((await costOfPost(beto)) - before) / count
  for (const id of ids) expect((await runs(ana, id)).map(({ stopped }) => stopped)).toEqual(['photo'])
  console.log(`a run that does nothing: ${each} reads and writes`)
  expect(each).toBeLessThanOrEqual(4)
  expect(each).toBeGreaterThan(0)
})
