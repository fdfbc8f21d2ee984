import { call } from '@varanda/client/call'
import { findPeople } from '@varanda/domain/connection/calls/find-people'
import type { CallAnswer } from '@varanda/domain/contract'
import { keyOfName } from '@varanda/domain/member/directory-query'
import { useState } from 'react'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { useOnline } from '../ui/use-online.ts'
import { finding } from './words.ts'

const { name: words } = finding

export type FoundPeople = CallAnswer<typeof findPeople> & { wanted: string }

export interface FindByNameState {
  name: string
  /** What was found last, until the next search begins. */
  found: FoundPeople | undefined
  /** Why nothing is searched for, in the reader's language. */
  fault: string | undefined
  isSearching: boolean
  /** Nothing can be searched for now: another search goes on, or there is no network. */
  isBusy: boolean
  write: (name: string) => void
  /** Whether it was looked for; otherwise there is a fault, or another search goes on. */
  search: (name: string) => Promise<boolean>
}

/** The search over the members who let themselves be found: what stands in its field, and what it found. */
export function useFindByName(): FindByNameState {
  const online = useOnline()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const [found, setFound] = useState<FoundPeople>()
  const [isSearching, setSearching] = useState(false)
  const write = (text: string) => {
    setName(text)
    setFault(undefined)
  }
  const search = async (text: string) => {
    if (isSearching) return false
    write(text)
    setFound(undefined)
    if (!online) return false
    const wanted = text.trim()
    if (keyOfName(wanted) === undefined) {
      setFault(words.tooShort)
      return false
    }
    setSearching(true)
    try {
      setFound({ ...(await call(findPeople, { name: wanted })), wanted })
      return true
    } catch (error) {
      setFault(sayFailure(error, words.failed))
      return false
    } finally {
      setSearching(false)
    }
  }
  return {
    name,
    found,
    fault: online ? fault : words.offline,
    isSearching,
    isBusy: isSearching || !online,
    write,
    search,
  }
}
