import { expect, it } from 'vitest'
import type { BlogForm } from '../data/blog-drafts.ts'
import { type Desk, type DeskEvent, type Kept, nextDesk, openDesk } from './desk-state.ts'
import { emptyForm } from './form.ts'

const form = (title: string): BlogForm => {
  const empty = emptyForm('Cida')
  return { ...empty, texts: { ...empty.texts, pt: { title, summary: '', content: '' } } }
}
const kept = (rev: number, title: string): Kept => ({ rev, form: form(title), by: 'ana', at: new Date(rev) })
const after = (desk: Desk, ...events: DeskEvent[]) => events.reduce(nextDesk, desk)
const write = (title: string): DeskEvent => ({ kind: 'written', change: form(title) })
const send = (title: string): DeskEvent => ({ kind: 'sending', form: form(title) })
const opened = () => openDesk(kept(3, 'a'), emptyForm('Cida'))

it('is clean when it opens, and clean again when what was sent has arrived', () => {
  expect(opened()).toMatchObject({ dirty: false, baseRev: 3 })
  const sent = after(opened(), write('b'), send('b'))
  expect(sent).toMatchObject({ dirty: false, sending: form('b') })
  expect(after(sent, { kind: 'saved', rev: 4, at: new Date() })).toMatchObject({ dirty: false, baseRev: 4 })
})

it('is dirty when something was written while it was sent', () => {
  const desk = after(opened(), write('b'), send('b'), write('c'), { kind: 'saved', rev: 4, at: new Date() })
  expect(desk).toMatchObject({ dirty: true, baseRev: 4, form: form('c') })
})

it('holds what was sent as the instance will read it', () => {
  const sent = after(opened(), write('b '), send('b'))
  expect(sent).toMatchObject({ dirty: false, form: form('b'), sending: form('b') })
})

it('takes a newer revision when nothing was written here, and begins anew', () => {
  expect(after(opened(), { kind: 'came', kept: kept(4, 'x') })).toMatchObject({
    form: form('x'),
    baseRev: 4,
    replaced: 1,
    conflict: null,
  })
})

it('keeps both when something was written here, and neither is lost', () => {
  const desk = after(opened(), write('b'), { kind: 'came', kept: kept(4, 'x') })
  expect(desk).toMatchObject({ form: form('b'), baseRev: 3, dirty: true, conflict: kept(4, 'x') })
  expect(after(desk, { kind: 'keep-mine' })).toMatchObject({ form: form('b'), baseRev: 4, dirty: true, conflict: null })
  expect(after(desk, { kind: 'taken', kept: kept(4, 'x') })).toMatchObject({
    form: form('x'),
    baseRev: 4,
    dirty: false,
  })
})

it('does not take its own revision for somebody else’s', () => {
  const sending = after(opened(), write('b'), send('b'))
  expect(after(sending, { kind: 'came', kept: kept(4, 'b') })).toBe(sending)
  // The answer was lost on its way.
  const unsure = after(sending, { kind: 'refused', code: 'unreachable' })
  expect(unsure).toMatchObject({ dirty: true, form: form('b') })
  const arrived = after(unsure, { kind: 'came', kept: kept(4, 'b') })
  expect(arrived).toMatchObject({ dirty: false, baseRev: 4, conflict: null, refusal: null })
  const writtenOn = after(unsure, write('c'), { kind: 'came', kept: kept(4, 'b') })
  expect(writtenOn).toMatchObject({ dirty: true, baseRev: 4, conflict: null, form: form('c') })
  expect(after(unsure, { kind: 'came', kept: kept(4, 'x') }).conflict).toEqual(kept(4, 'x'))
})

it('is content when another window saved the very same', () => {
  const desk = after(opened(), write('b'), { kind: 'came', kept: kept(4, 'b') })
  expect(desk).toMatchObject({ dirty: false, baseRev: 4, conflict: null, replaced: 0 })
})

it('tries again when what was refused has changed, and waits when the instance is away', () => {
  const refused = (code: 'bad-input' | 'unreachable') =>
    after(opened(), write('b'), send('b'), { kind: 'refused', code }, write('c')).refusal
  expect([refused('bad-input'), refused('unreachable')]).toEqual([null, 'unreachable'])
})

it('brings back what was left on the device, beside what came meanwhile', () => {
  const draft = (baseRev: number, title: string) => ({ baseRev, form: form(title) })
  const open = (draftOf: { baseRev: number; form: BlogForm }) => openDesk(kept(3, 'a'), emptyForm('Cida'), draftOf)
  expect(open(draft(3, 'b'))).toMatchObject({ form: form('b'), dirty: true, conflict: null })
  expect(open(draft(2, 'b'))).toMatchObject({ form: form('b'), baseRev: 2, conflict: kept(3, 'a') })
  expect(open(draft(2, 'a'))).toMatchObject({ form: form('a'), baseRev: 3, dirty: false })
  expect(openDesk(null, emptyForm('Cida'), draft(0, 'b'))).toMatchObject({ form: form('b'), baseRev: 0, dirty: true })
})
