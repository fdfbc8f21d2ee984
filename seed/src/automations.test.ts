import { type Automation, automationSchema, type Run, runSchema } from '@varanda/domain/automation/automation'
import type { Entry } from '@varanda/domain/post/entry'
import { expect, it } from 'vitest'
import { derivedId } from './derived-id.ts'
import { buildWorld } from './world.ts'

const world = await buildWorld(new Date('2026-11-27T11:00:00Z'), (who) => derivedId(`token ${who}`, 24))
const held = new Map(world.documents.map(({ path, data }) => [path, data]))
const under = (pattern: RegExp) => [...held].filter(([path]) => pattern.test(path))

it('are six that have run, as the functions would have written them', () => {
  const all = under(/^users\/[^/]+\/automations\/[^/]+$/)
  expect(all).toHaveLength(6)
  for (const [path, data] of all) {
    expect('value' in automationSchema['~standard'].validate(data), path).toBe(true)
    const runs = under(new RegExp(`^${path}/runs/`)).map(([, run]) => run as Run)
    const acted = runs.filter((run) => run.acted)
    for (const run of runs) expect('value' in runSchema['~standard'].validate(run), path).toBe(true)
    expect([path, acted.length > 0, acted.length]).toEqual([path, true, (data as Automation).acts])
  }
})

it('kept what they say that they kept', () => {
  for (const [path, data] of under(/\/runs\//)) {
    const { done = [], happened } = data as Run
    if (!done.some(({ kind }) => kind === 'save')) continue
    const entry = held.get(`users/${path.split('/')[1]}/feed/${happened.postId}`) as Entry
    expect(entry.savedAt).toBeDefined()
  }
})
