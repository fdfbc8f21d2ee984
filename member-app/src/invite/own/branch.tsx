import { call } from '@varanda/client/call'
import type { CallAnswer } from '@varanda/domain/contract'
import { myBranch } from '@varanda/domain/member/calls/my-branch'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { useAct } from '../../ui/act/use-act.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { words } from './words.ts'

/** Who came in through me, at any depth: the names of whom I know, and how many others. Asked for only when wanted. */
export function Branch() {
  const online = useOnline()
  const [branch, setBranch] = useState<CallAnswer<typeof myBranch>>()
  const { busy, failure, act } = useAct(words.offline)
  const look = () => act(async () => setBranch(await call(myBranch, {})))

  if (!branch) {
    return (
      <div className="stack">
        <button
          type="button"
          className="text-button"
          aria-disabled={busy || !online}
          onClick={() => online && void look()}
        >
          {words.branch.open}
        </button>
        <Failed>{failure}</Failed>
      </div>
    )
  }

  const { people, others, isWhole } = branch
  const count = people.length + others
  return (
    <section aria-labelledby="branch-title">
      <h2 id="branch-title" className="sheet-title">
        {words.branch.title}
      </h2>
      <p className="quiet" role="status">
        {count === 0 ? words.branch.nobody : words.branch.count(count, isWhole)}
      </p>
      <ul className="people-list">
        {people.map(({ uid, name, photo, via }) => (
          <li key={uid} className="person">
            <Portrait uid={uid} photo={photo} />
            <span className="person-words">
              <span className="person-name" dir="auto">
                {name}
              </span>
              {via && <span className="small quiet">{words.branch.via(firstName(via.name))}</span>}
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="small quiet">{words.branch.others(others)}</p>}
    </section>
  )
}
