import { shareLimits } from '@varanda/domain/post/share/share-target'
import { describe, expect, it } from 'vitest'
import { readShare, sharedWords } from './read-share.ts'

const file = (name: string, type: string, bytes = 1) => {
  const made = new File(['x'], name, { type })
  return Object.defineProperty(made, 'size', { value: bytes })
}

function form(fields: Record<string, string>, files: File[] = []): FormData {
  const made = { get: (name: string) => fields[name] ?? null, getAll: () => files }
  return made as unknown as FormData
}

describe('the words of a share', () => {
  it.each([
    [['Bolo da vó', 'Ficou bom', 'https://bolo.example'], 'Bolo da vó\nFicou bom\nhttps://bolo.example'],
    [['', 'Veja https://bolo.example agora', 'https://bolo.example'], 'Veja https://bolo.example agora'],
    [['Bolo', 'Bolo', ''], 'Bolo'],
    [['  ', '', ''], ''],
  ])('%j', (parts, text) => expect(sharedWords(parts)).toBe(text))

  it('have an end', () => {
    expect(sharedWords(['a'.repeat(10 * shareLimits.letters)]).length).toBe(shareLimits.letters)
  })
})

describe('the files of a share', () => {
  it('are photos, as many as a post takes, each of a size that a phone opens', () => {
    const many = Array.from({ length: shareLimits.photos + 2 }, (_, at) => file(`${at}.jpg`, 'image/jpeg'))
    const share = readShare(
      form({}, [
        file('clipe.mp4', 'video/mp4'),
        file('enorme.jpg', 'image/jpeg', shareLimits.photoBytes + 1),
        file('vazia.jpg', 'image/jpeg', 0),
        ...many,
      ]),
    )
    expect(share?.photos.map(({ name }) => name)).toEqual(many.slice(0, shareLimits.photos).map(({ name }) => name))
    expect(share?.leftOut).toBe(2)
    expect(share?.refused).toEqual([
      { name: 'clipe.mp4', why: 'not-a-picture' },
      { name: 'enorme.jpg', why: 'too-large' },
    ])
  })

  it("knows an iPhone's photo by its name where nothing else tells", () => {
    expect(readShare(form({}, [file('IMG_1.HEIC', '')]))?.photos).toHaveLength(1)
    expect(readShare(form({}, [file('IMG_1.HEIC', 'text/html')]))?.photos).toHaveLength(0)
  })

  it('together are no larger than what is kept of one share', () => {
    const large = () => file('a.jpg', 'image/jpeg', shareLimits.photoBytes)
    const fitting = Math.floor(shareLimits.shareBytes / shareLimits.photoBytes)
    const share = readShare(form({}, Array.from({ length: fitting + 1 }, large)))
    expect([share?.photos.length, share?.refused.length]).toEqual([fitting, 1])
  })
})

it('an empty share is none', () => {
  expect(readShare(form({}))).toBeUndefined()
})
