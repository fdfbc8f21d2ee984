import { useContext, useMemo, useRef } from 'react'
import { type NameOf, NamesKnown } from '../../ui/text/names-known.ts'
import type { Callable } from './matching-people.ts'

/**
 * Whom the words of a post may call: those who read it. Whoever was offered once is named as long as the screen stands,
 * so that another audience turns no name into "somebody" under the hands of its writer.
 */
export function useCalled(readers: readonly Callable[] | undefined): { people: readonly Callable[]; nameOf: NameOf } {
  const known = useContext(NamesKnown)
  const offered = useRef(new Map<string, string>())
  return useMemo(() => {
    const people = (readers ?? []).filter(({ name }) => name !== '').map(({ uid, name }) => ({ uid, name }))
    for (const { uid, name } of people) offered.current.set(uid, name)
    return { people, nameOf: (uid) => known(uid) ?? offered.current.get(uid) }
  }, [readers, known])
}
