import { call } from '@varanda/client/call'
import type { InstanceBranches } from '@varanda/domain/instance/instance'
import { resumeBranch } from '@varanda/domain/member/calls/resume-branch'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { useDoc } from '../data/use-doc.ts'
import { focusHeadingSoon } from '../ui/navigation/journey.ts'
import { toast } from '../ui/notice/toast.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { ActSheet } from '../ui/sheet/act-sheet.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { Time } from '../ui/time/time.tsx'
import { words } from './words.ts'

/** Branches whose links rest, with why, and waking them. */
export function PausedBranches() {
  const branches = useDoc<InstanceBranches>(paths.instanceBranches)
  const paused = Object.entries((branches.state === 'ready' && branches.value?.paused) || {})
  if (paused.length === 0) return null
  return (
    <section className="asked" aria-labelledby="paused-branches">
      <h2 id="paused-branches" className="label">
        {words.branches.title}
      </h2>
      <ul className="people-list">
        {paused.map(([uid, { at, reason }]) => (
          <Branch key={uid} uid={uid} at={at.toDate()} reason={reason} />
        ))}
      </ul>
    </section>
  )
}

function Branch({ uid, at, reason }: { uid: string; at: Date; reason: string }) {
  const sheet = useSheet(`wake-branch/${uid}`)
  const card = useDoc<DirectoryCard>(paths.directoryCard(uid))
  const name = (card.state === 'ready' && card.value?.name) || '…'
  return (
    <li className="person">
      <Portrait uid={uid} />
      <span className="person-words">
        <span className="person-name" dir="auto">
          {name}
        </span>
        <span dir="auto">{reason}</span>
        <span className="small quiet">
          <Time at={at} />
        </span>
      </span>
      <button type="button" className="button line compact" onClick={sheet.show}>
        {words.resume.yes}
      </button>
      {sheet.open && (
        <ActSheet
          title={words.resume.title(firstName(name))}
          means={words.resume.means}
          yes={words.resume.yes}
          onAct={(why) => call(resumeBranch, { uid, reason: why }).then(() => toast(words.resume.done))}
          onClose={sheet.hide}
          onDone={focusHeadingSoon}
        />
      )}
    </li>
  )
}
