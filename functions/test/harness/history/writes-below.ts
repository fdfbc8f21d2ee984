/** What a member's device writes below a post by itself, in one commit with its count, as firestore.rules want it. */
import { paths } from '@varanda/domain/paths'
import { reactionId } from '@varanda/domain/post/reaction'
import { countedWrite } from '@varanda/domain/ruled-rates'
import type { Fields, Write } from '@varanda/embedded/firestore/wire'
import type { BelowStep } from './doings.ts'

/** Of documents as `paths` name them, without the database's name. */
export function writesOf(step: BelowStep): Write[] {
  const write = writeOf(step)
  const counted = write.update && step.do !== 'unsay' && countedWrite(step.who, write.update.name)
  if (!counted) return [write]
  const count: Write = {
    update: { name: paths.rate(step.who, counted.act), fields: texts({ of: counted.of }) },
    updateMask: { fieldPaths: ['of'] },
    updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }, now('at')],
  }
  return [write, count]
}

function writeOf(step: BelowStep): Write {
  if (step.do === 'feel' || step.do === 'unfeel') {
    const name = paths.reaction(step.post, reactionId(step.thing, step.who))
    if (step.do === 'unfeel') return { delete: name }
    const fields = texts({ uid: step.who, thing: step.thing, kind: step.felt })
    return { update: { name, fields }, updateTransforms: [now('at')] }
  }
  const name = paths.comment(step.post, step.comment)
  if (step.do === 'comment') {
    const author = { mapValue: { fields: texts({ uid: step.who, name: step.who }) } }
    const fields = { author, ...texts({ text: step.words }), ...(step.under && texts({ replyTo: step.under })) }
    return { update: { name, fields }, updateTransforms: [now('createdAt')] }
  }
  const there = { currentDocument: { exists: true } }
  if (step.do === 'reword') {
    const update = { name, fields: texts({ text: step.words }) }
    return { update, updateMask: { fieldPaths: ['text'] }, updateTransforms: [now('editedAt')], ...there }
  }
  const fields: Fields = { ...texts({ text: '' }), deleted: { booleanValue: true } }
  return { update: { name, fields }, updateMask: { fieldPaths: ['text', 'deleted'] }, ...there }
}

const now = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' as const })

const texts = (all: Record<string, string>): Fields =>
  Object.fromEntries(Object.entries(all).map(([name, stringValue]) => [name, { stringValue }]))

/** The same writes with the full names of a database. */
export function inDatabase(writes: readonly Write[], database: string): Write[] {
  const full = (path: string) => `${database}/documents/${path}`
  return writes.map((write) => ({
    ...write,
    ...(write.update && { update: { ...write.update, name: full(write.update.name) } }),
    ...(write.delete && { delete: full(write.delete) }),
  }))
}
