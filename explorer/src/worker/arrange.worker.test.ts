import { generate } from '@varanda/graph/generate'
import { openLayout } from '@varanda/graph/layout/open-layout'
import { readRecipe } from '@varanda/graph/recipe-address'
import { afterAll, expect, it, vi } from 'vitest'
import type { JobReport, JobRequest } from './jobs.ts'

afterAll(() => vi.unstubAllGlobals())

it('rests when it is told to, and then goes on to where it would have come without', async () => {
  const told: JobReport<'arrange'>[] = []
  const self: { onmessage?: (event: { data: JobRequest<'arrange'> }) => void } = {}
  vi.stubGlobal('self', self)
  vi.stubGlobal('postMessage', (report: JobReport<'arrange'>) => told.push(report))
  await import('./arrange.worker.ts')
  const ask = (data: JobRequest<'arrange'>) => self.onmessage!({ data })

  const { people, ties } = await generate(readRecipe(new URLSearchParams('model=families&people=3000&names=pt'))!)
  const shape = { people: people.count, ties }
  ask({ kind: 'begin', input: { ...shape, seed: 1 } })
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(2), { timeout: 20_000 })
  ask({ kind: 'pause' })
  const before = told.length
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(told.length).toBe(before)
  ask({ kind: 'resume' })
  await vi.waitFor(() => expect(told.at(-1)!.kind).toBe('done'), { timeout: 60_000 })

  const whole = openLayout({ people, ties }, 1)
  while (!whole.settled) whole.step()
  expect(told.at(-1)).toEqual({ kind: 'done', output: whole.positions })
})
