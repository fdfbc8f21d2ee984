import { call } from '@varanda/client/call'
import { takeWardOut } from '@varanda/domain/circle/calls/take-ward-out'
import type { GuardianOverview, Ward } from '@varanda/domain/guardian/guardian'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { CircleBlock } from '../ui/circle-block.tsx'
import { Icon } from '../ui/icon.tsx'
import { focusHeadingSoon } from '../ui/navigation/journey.ts'
import { toast } from '../ui/notice/toast.tsx'
import { ConfirmSheet } from '../ui/sheet/confirm-sheet.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { saySince } from '../ui/time/time-words.ts'
import { useNow } from '../ui/time/use-now.ts'
import { words } from './words.ts'

const texts = words.groups

type Group = NonNullable<GuardianOverview['groups']>[number]

/** The groups that the child is in, out of each of which the guardian may take it. */
export function Groups({ ward, groups }: { ward: Ward; groups: readonly Group[] }) {
  const now = useNow()
  const sheet = useSheet('take-ward-out')
  const [chosen, choose] = useState<Group>()
  const sorted = [...groups].sort((one, other) => one.name.localeCompare(other.name))
  const name = firstName(ward.name)
  return (
    <section className="stack" aria-labelledby="groups-title">
      <div>
        <h2 id="groups-title" className="label">
          {texts.title}
        </h2>
        <p className="small quiet">{texts.note}</p>
      </div>
      {sorted.length === 0 && <p className="quiet">{texts.none}</p>}
      <ul className="people-list">
        {sorted.map((group) => (
          <li key={group.id} className="person">
            <CircleBlock id={group.id} edition={group.block} size={2.75} />
            <span className="person-words">
              <span className="person-name" dir="auto">
                {group.name}
              </span>
              <span className="small quiet">{saySince(group.since.toDate(), now)}</span>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={texts.takeOut(group.name)}
              aria-haspopup="dialog"
              onClick={() => {
                choose(group)
                sheet.show()
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {sheet.open && chosen && (
        <ConfirmSheet
          title={texts.confirm(name, chosen.name)}
          yes={texts.yes}
          doing={texts.doing}
          no={texts.no}
          effect="takes"
          failed={words.care.failed}
          act={async () => {
            await call(takeWardOut, { circleId: chosen.id, ward: ward.uid })
            toast(texts.done(name, chosen.name))
          }}
          onClose={sheet.hide}
          onDone={focusHeadingSoon}
        >
          <ul className="ward-means">
            {texts.means(name, chosen.name).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </ConfirmSheet>
      )}
    </section>
  )
}
