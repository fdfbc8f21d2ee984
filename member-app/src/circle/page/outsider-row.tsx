import type { Member } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { useState } from 'react'
import { useNames } from '../../connection/data/connections.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMayWrite } from '../../ui/may-write.ts'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { Portrait } from '../../ui/person/portrait.tsx'
import { words as shared } from '../../ui/words.ts'

interface OutsiderRowProps {
  uid: string
  says?: string | undefined
  button: string
  label: (name: string) => string
  act: (name: string) => Promise<void>
}

/** Somebody who is not in a circle, and one act about them, for whoever may act. What they are called, only whoever may know it is told. */
export function OutsiderRow({ uid, says, button, label, act }: OutsiderRowProps) {
  const row = useFocusHandedOn<HTMLLIElement>()
  const { knownName } = useNames()
  const known = knownName(uid)
  const profile = useDoc<Member>(known === undefined ? paths.user(uid) : undefined)
  const found = profile.state === 'ready' ? profile.value : undefined
  const name = known ?? found?.name ?? shared.someone
  const mayWrite = useMayWrite()
  const [doing, setDoing] = useState(false)
  const press = async () => {
    if (doing) return
    setDoing(true)
    await act(name)
    setDoing(false)
  }
  return (
    <li ref={row} className="person">
      <Portrait uid={uid} photo={found?.photo} />
      <span className="person-words">
        <span className="person-name" dir="auto">
          {name}
        </span>
        {says && <span className="row-sub">{says}</span>}
      </span>
      {mayWrite && (
        <button
          type="button"
          className="button line compact"
          aria-label={label(name)}
          aria-disabled={doing}
          onClick={() => void press()}
        >
          {button}
        </button>
      )}
    </li>
  )
}
