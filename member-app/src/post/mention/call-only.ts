import { showMarks, storeMarks } from './mention-text.ts'

/** A text that calls only those who read it; of everybody else the name that its box showed stays, as words. */
export function callOnly(stored: string, reads: (uid: string) => boolean, nameOf: (uid: string) => string): string {
  const { text, people } = showMarks(stored, nameOf)
  return storeMarks({ text, people: people.filter(({ uid }) => reads(uid)) })
}
