import { expect, it } from 'vitest'
import { buffersOf } from './buffers-of.ts'

it('finds the memory of every column once, in values of values, and of nothing else', () => {
  const shared = new ArrayBuffer(16)
  const ties = { from: new Uint32Array(shared, 0, 2), to: new Uint32Array(shared, 8, 2) }
  const born = new Int32Array(3)
  const report = { kind: 'done', output: { people: { names: ['Ana'], born }, ties }, none: undefined, file: null }
  expect(buffersOf(report)).toEqual([born.buffer, shared])
  expect(structuredClone(report, { transfer: buffersOf(report) }).output.ties.to).toHaveLength(2)
  expect(born).toHaveLength(0)
})
