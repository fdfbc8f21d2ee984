import type { Person } from '@varanda/domain/member/person'
import { drawnPhoto } from '@varanda/domain/member/photo'
import { people, uidOf, type Who } from './people.ts'

/** Those who would rather not be a face. */
const things: Partial<Record<Who, string>> = {
  lucia: 'hibisco',
  pedro: 'violao',
  katia: 'bule',
  wellington: 'papagaio',
}

/** The portrait that somebody chose: the drawing of their own name, or a thing. */
export function photoOf(who: Who): string {
  return drawnPhoto(things[who] ?? who)
}

/** Somebody as their connections know them. */
export function knownAs(who: Who): Person {
  return { uid: uidOf(who), name: people[who].name, photo: photoOf(who) }
}
