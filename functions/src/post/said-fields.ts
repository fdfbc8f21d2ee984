import { type Said, saidOf } from '@varanda/domain/post/entry'
import { FieldValue } from 'firebase-admin/firestore'

/** What a post says, for a document that says something else: what it has no more goes. */
export function saidFields(said: Said): Record<keyof Said, Said[keyof Said] | FieldValue> {
  const none = FieldValue.delete()
  return { photos: none, tags: none, editedAt: none, ...saidOf(said) }
}
