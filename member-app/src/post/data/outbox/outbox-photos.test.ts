import { DomainError } from '@varanda/domain/errors'
import { forConnections } from '@varanda/domain/post/audience'
import { describe, expect, it } from 'vitest'
import {
  forEachOf,
  fromTheStart,
  type OutboxPhoto,
  photoProgress,
  photosToSend,
  withoutLeftOut,
  withoutPhoto,
  withPhoto,
} from './outbox-photos.ts'
import { afterFailure, beginSending, newItem, type OutboxItem } from './outbox-state.ts'

const photo = (id: string, more: Partial<OutboxPhoto> = {}): OutboxPhoto => ({ id, width: 4, height: 3, ...more })

const withPhotos = (photos: OutboxPhoto[], text = ''): OutboxItem =>
  newItem({ postId: 'p', author: 'ana', text, photos, audience: forConnections() }, 1)

describe('a post with photos', () => {
  it('goes on where a dead tab stopped', () => {
    const left = withPhotos([photo('a', { step: 'ready' }), photo('b', { step: 'uploaded' }), photo('c')])
    expect(photosToSend(beginSending(left)).map(({ id }) => id)).toEqual(['b', 'c'])
    expect(photoProgress(left)).toEqual({ ready: 1, all: 3 })
  })

  it('keeps where the bytes of one on its way go on, until the instance has lost it', () => {
    const passage = 'https://storage.example/o?upload_id=1'
    const item = withPhoto(withPhotos([photo('a', { begun: true })]), 'a', { passage })
    const paused = afterFailure(item, Object.assign(new Error('unreachable'), { name: 'Unreachable' }), 10)
    expect(paused.photos).toEqual([photo('a', { begun: true, passage })])
    expect(fromTheStart(paused).photos).toEqual([photo('a')])
  })

  it('keeps what arrived through a failure of the network', () => {
    const half = withPhoto(beginSending(withPhotos([photo('a'), photo('b')])), 'a', { step: 'ready' })
    const paused = afterFailure(half, Object.assign(new Error('unreachable'), { name: 'Unreachable' }), 10)
    expect(paused).toMatchObject({ state: 'waiting', photos: [{ id: 'a', step: 'ready' }, { id: 'b' }] })
  })

  it('is told which photo was refused, and goes without it', () => {
    const refused = afterFailure(
      withPhoto(beginSending(withPhotos([photo('a', { step: 'ready' }), photo('b')])), 'b', { code: 'not-an-image' }),
      new DomainError('not-an-image'),
      10,
    )
    expect(refused).toMatchObject({ state: 'refused', code: 'not-an-image' })
    const rest = withoutPhoto(refused, 'b', 20)
    expect(rest).toMatchObject({ state: 'waiting', dueAt: 20, photos: [{ id: 'a', step: 'ready' }] })
    expect(rest).not.toHaveProperty('code')
  })

  it('stays refused as long as another photo is', () => {
    const both = withPhotos([photo('a', { code: 'too-large' }), photo('b', { code: 'not-an-image' }), photo('c')])
    expect(withoutPhoto({ ...both, state: 'refused', code: 'too-large' }, 'a', 5)).toMatchObject({ state: 'refused' })
  })

  it('stays without a photo that was left out while the others were on their way', () => {
    const refused = withPhoto(beginSending(withPhotos([photo('a'), photo('b')])), 'b', { code: 'too-large' })
    const lying = withoutPhoto(refused, 'b', 20)!
    const underWay = withPhoto(refused, 'a', { step: 'ready' })
    expect(withoutLeftOut(underWay, lying).photos).toMatchObject([{ id: 'a', step: 'ready' }])
    const failed = withoutLeftOut({ ...underWay, state: 'refused', code: 'too-large' }, lying)
    expect(failed).toMatchObject({ state: 'waiting', photos: [{ id: 'a', step: 'ready' }] })
    expect(failed).not.toHaveProperty('code')
    // Another that was refused, or another reason, still asks the person.
    const more = withPhoto(underWay, 'a', { code: 'not-an-image' })
    expect(withoutLeftOut({ ...more, state: 'refused', code: 'not-an-image' }, lying).state).toBe('refused')
  })

  it('is nothing without its only photo and without words', () => {
    const alone = [photo('a', { code: 'too-large' })]
    expect(withoutPhoto(withPhotos(alone), 'a', 5)).toBeUndefined()
    expect(withoutPhoto(withPhotos(alone, 'Oi'), 'a', 5)).toMatchObject({ text: 'Oi', photos: [] })
  })

  it('brings everything again when the instance has lost it, but not for ever', () => {
    let item: OutboxItem = { ...withPhotos([photo('a', { step: 'ready' })]), tries: 20 }
    expect(afterFailure(beginSending(item), new DomainError('photo-missing'), 10)).toMatchObject({
      state: 'waiting',
      photos: [photo('a')],
    })
    expect(photosToSend(fromTheStart(item))).toHaveLength(1)
    for (let turn = 0; turn < 6; turn++) item = afterFailure(beginSending(item), new DomainError('photo-missing'), turn)
    expect(item.state).toBe('refused')
  })
})

describe('forEachOf', () => {
  it('works on no more than so many at a time, and on all', async () => {
    let now = 0
    let most = 0
    const done: number[] = []
    await forEachOf([1, 2, 3, 4, 5], 2, async (element) => {
      now += 1
      most = Math.max(most, now)
      await new Promise((resolve) => setTimeout(resolve, 5))
      now -= 1
      done.push(element)
    })
    expect(most).toBe(2)
    expect(done.sort()).toEqual([1, 2, 3, 4, 5])
  })

  it('begins nothing new after a failure, lets the others end, and throws', async () => {
    const ended: number[] = []
    const failing = forEachOf([1, 2, 3, 4], 2, async (element) => {
      if (element === 1) throw new Error('gone')
      await new Promise((resolve) => setTimeout(resolve, 5))
      ended.push(element)
    })
    await expect(failing).rejects.toThrow('gone')
    expect(ended).toEqual([2])
  })
})
