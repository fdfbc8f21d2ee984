import { call } from '@varanda/client/call'
import { partWard } from '@varanda/domain/guardian/calls/part-ward'
import type { GuardianOverview, Ward } from '@varanda/domain/guardian/guardian'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { useMe } from '../data/use-me.ts'
import { Icon } from '../ui/icon.tsx'
import { focusHeadingSoon } from '../ui/navigation/journey.ts'
import { toast } from '../ui/notice/toast.tsx'
import { Portrait } from '../ui/person/portrait.tsx'
import { ConfirmSheet } from '../ui/sheet/confirm-sheet.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { saySince } from '../ui/time/time-words.ts'
import { useNow } from '../ui/time/use-now.ts'
import { words } from './words.ts'

const texts = words.contacts

type Contact = GuardianOverview['contacts'][number]

/** Whom the child knows here, each of whom the guardian may take out. */
export function Contacts({ ward, contacts, mayEnd }: { ward: Ward; contacts: readonly Contact[]; mayEnd: boolean }) {
  const me = useMe()
  const now = useNow()
  const sheet = useSheet('part-ward')
  const [chosen, choose] = useState<Contact>()
  const sorted = [...contacts].sort((one, other) => one.name.localeCompare(other.name))
  return (
    <section className="stack" aria-labelledby="contacts-title">
      <div>
        <h2 id="contacts-title" className="label" tabIndex={-1}>
          {texts.title}
        </h2>
        <p className="small quiet">{texts.note}</p>
      </div>
      {sorted.length === 0 && <p className="quiet">{texts.none}</p>}
      <ul className="people-list">
        {sorted.map((contact) => (
          <li key={contact.uid} className="person">
            <Portrait uid={contact.uid} photo={contact.photo} />
            <span className="person-words">
              <span className="person-name" dir="auto">
                {contact.name}
              </span>
              <span className="small quiet">{saySince(contact.since.toDate(), now)}</span>
            </span>
            {mayEnd && contact.uid !== me.uid && (
              <button
                type="button"
                className="icon-button"
                aria-label={texts.end(contact.name)}
                aria-haspopup="dialog"
                onClick={() => {
                  choose(contact)
                  sheet.show()
                }}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {sheet.open && chosen && (
        <ConfirmSheet
          title={texts.endTitle(firstName(ward.name), firstName(chosen.name))}
          yes={texts.endYes}
          doing={texts.endDoing}
          no={texts.endNo}
          effect="takes"
          failed={words.care.failed}
          act={() =>
            call(partWard, { uid: ward.uid, other: chosen.uid }).then(() => toast(texts.ended(firstName(chosen.name))))
          }
          onClose={sheet.hide}
          onDone={focusHeadingSoon}
        >
          <p>{texts.endText(firstName(ward.name), firstName(chosen.name))}</p>
        </ConfirmSheet>
      )}
    </section>
  )
}
