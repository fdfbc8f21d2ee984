import { firstName } from '@varanda/domain/member/member'
import { sayMarks } from '@varanda/domain/post/marks'
import { createContext, useContext } from 'react'
import { words } from '../words.ts'

/** What somebody is called, whole; undefined for whom whoever reads does not know here, or does not want to. */
export type NameOf = (uid: string) => string | undefined

/** Who is known on this part of the page. Around all of it stands the roster; a thread knows who wrote in it as well. */
export const NamesKnown = createContext<NameOf>(() => undefined)

/** How a text without anything to press names those whom it calls. */
export function useSayMarks(): (text: string) => string {
  const nameOf = useContext(NamesKnown)
  return (text) => sayMarks(text, (uid) => sayCalled(nameOf(uid)))
}

/** Whoever is called, by their first name. */
export function sayCalled(name: string | undefined): string {
  return name === undefined ? words.someoneCalled : firstName(name)
}
