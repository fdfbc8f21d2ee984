import { describe, expect, it } from 'vitest'
import { channelOf, type Open } from './live.ts'

describe('a shared listener', () => {
  it('that was refused is not opened again under whoever reads it, but for the next reader', async () => {
    let opened = 0
    const refused: Open<string> = async (emit) => {
      opened++
      emit({ state: 'failed' })
      return () => {}
    }
    const first = channelOf('refused', refused)
    const leave = first.subscribe(() => {})
    await Promise.resolve()
    expect(first.read()).toEqual({ state: 'failed' })
    expect(channelOf('refused', refused)).toBe(first)
    expect(opened).toBe(1)

    leave()
    const second = channelOf('refused', refused)
    expect(second).not.toBe(first)
    second.subscribe(() => {})()
    expect(opened).toBe(2)
  })

  it('serves several readers and stays for whoever comes back', () => {
    let opened = 0
    const open: Open<string> = async (emit) => {
      opened++
      emit({ state: 'ready', value: 'words', fromCache: false })
      return () => {}
    }
    const leave = channelOf('shared', open).subscribe(() => {})
    channelOf('shared', open).subscribe(() => {})()
    leave()
    expect(channelOf('shared', open).read()).toEqual({ state: 'ready', value: 'words', fromCache: false })
    expect(opened).toBe(1)
  })
})
