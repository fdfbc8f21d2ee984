import { call } from '@varanda/client/call'
import { portraitOf } from '@varanda/design/scenes/gallery'
import type { CallAnswer } from '@varanda/domain/contract'
import type { Locale } from '@varanda/domain/locale'
import { myBranch } from '@varanda/domain/member/calls/my-branch'
import { firstName } from '@varanda/domain/member/member'
import { drawnName } from '@varanda/domain/member/photo'
import { useState } from 'react'
import { Drawing } from '../parts/drawing.tsx'
import { Notice } from '../parts/notice.tsx'
import { useAct } from './use-act.ts'
import { welcomeWords } from './words.ts'

/** Who came in through me, at any depth: the names of whom I know, and how many others. Asked for only when wanted. */
export function Branch({ locale }: { locale: Locale }) {
  const words = welcomeWords(locale).welcome.branch
  const [branch, setBranch] = useState<CallAnswer<typeof myBranch>>()
  const { busy, failure, act } = useAct(locale)

  if (!branch) {
    return (
      <div className="branch">
        <button
          className="text-button"
          type="button"
          aria-disabled={busy}
          onClick={() => void act(async () => setBranch(await call(myBranch, {})))}
        >
          {words.open}
        </button>
        <div role="status">{failure && <Notice kind="late">{failure}</Notice>}</div>
      </div>
    )
  }

  return (
    <section className="branch" aria-labelledby="branch-title">
      <h2 id="branch-title" className="sheet-title">
        {words.title}
      </h2>
      <p className="quiet" role="status">
        {branch.people.length + branch.others === 0
          ? words.nobody
          : words.count(branch.people.length + branch.others, branch.isWhole)}
      </p>
      <ul className="plain">
        {branch.people.map(({ uid, name, photo, via }) => (
          <li key={uid}>
            <Drawing svg={portraitOf(drawnName(photo), uid, { width: 40, height: 45 })} />
            <span>
              <strong>{name}</strong>
              {via && <span className="small quiet">{words.via(firstName(via.name))}</span>}
            </span>
          </li>
        ))}
      </ul>
      {branch.others > 0 && <p className="small quiet">{words.others(branch.others)}</p>}
    </section>
  )
}
