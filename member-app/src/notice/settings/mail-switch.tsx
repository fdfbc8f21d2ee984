import { Link } from '@tanstack/react-router'
import { isRefused } from '@varanda/domain/mail/mail'
import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { useState } from 'react'
import { saveMailWishes, useMailWishes } from '../../account/data/settings.ts'
import { useMe } from '../../data/use-me.ts'
import { Switch } from '../../ui/choice/switch.tsx'
import { keeping } from '../../ui/notice/keeping.ts'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import type { SaveWishes } from '../use-save-wishes.ts'
import { settingsWords } from '../words.ts'
import { AddressUnshown } from './address-unshown.tsx'
import { useAddressShown } from './use-address-shown.ts'

const words = settingsWords.mail

interface MailSwitchProps {
  wishes: NoticeWishes
  save: SaveWishes
}

/**
 * Notices by mail, on or off for all of them: the same switch that the link at the foot of every such mail turns off. And
 * whether a mail may be answered by its buttons, as the page of such a button turns off.
 */
export function MailSwitch({ wishes: { answersByMail: answers = true }, save }: MailSwitchProps) {
  const me = useMe()
  const mailWishes = useMailWishes()
  const isShown = useAddressShown()
  const stored = mailWishes.state === 'ready' ? (mailWishes.value?.notifications ?? true) : true
  const [chosen, choose] = useState<boolean>()
  const on = chosen ?? stored
  const refused =
    mailWishes.state === 'ready' && mailWishes.value !== undefined && isRefused(mailWishes.value, me.email)
  const turn = (notifications: boolean) => {
    choose(notifications)
    keeping(
      saveMailWishes(me.uid, { notifications }).finally(() => choose(undefined)),
      settingsWords.refused,
    )
  }
  return (
    <section className="how-part" aria-labelledby="mail">
      <h2 id="mail">{words.title}</h2>
      {mailWishes.state === 'failed' ? (
        <LoadFailed />
      ) : (
        <>
          <Switch label={words.label} note={on ? words.on : words.off} on={on} onSwitch={turn} />
          {on && (
            <Switch
              label={words.answers.label}
              note={answers ? words.answers.on : words.answers.off}
              on={answers}
              onSwitch={(answersByMail) => save({ answersByMail })}
            />
          )}
        </>
      )}
      {on && isShown === false && <AddressUnshown text={words.unshown(me.email)} />}
      {refused && (
        <>
          <p role="status">{words.refused(me.email)}</p>
          <button type="button" className="button line" onClick={() => turn(on)}>
            {words.again}
          </button>
          <Link className="text-button" to="/user/settings" hash="sign-in">
            {words.other}
          </Link>
        </>
      )}
    </section>
  )
}
