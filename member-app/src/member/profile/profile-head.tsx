import './profile.css'
import { cameBy } from '@varanda/domain/invite/came-by'
import { useRef, useState } from 'react'
import { useUnsentWords } from '../../data/unsent-words.ts'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { useMayWrite } from '../../ui/may-write.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { sayTooOften } from '../../ui/time/time-words.ts'
import { WallCourse } from '../../ui/wall-course.tsx'
import { words as shared } from '../../ui/words.ts'
import { saveProfile } from '../data/profile.ts'
import { type ProfileWords, useProfileDraft } from '../data/profile-draft.ts'
import { PortraitChoice } from './portrait-choice.tsx'
import { ProfileSheet } from './profile-sheet.tsx'
import { words } from './words.ts'

/** Who I am to those who know me, and the ways to change it. */
export function ProfileHead() {
  const me = useMe()
  const mayWrite = useMayWrite()
  const by = cameBy(me)
  const sheet = useSheet('profile')
  const [draft, write] = useProfileDraft(me.uid)
  const [saving, setSaving] = useState(false)
  const latest = useRef(draft)
  latest.current = draft
  const isChanged = (one: ProfileWords) => one.name !== me.name || one.bio !== me.bio
  const unsaved = draft !== 'loading' && draft && isChanged(draft) ? draft : undefined

  useUnsentWords(saving)

  const save = (checked: ProfileWords) => {
    write(checked)
    void sheet.hide()
    // They change at once on this device; "saved" is said when the instance has them. Refused, they wait as a draft.
    setSaving(true)
    saveProfile(me.uid, checked)
      .then(
        () => {
          // What was written since is not saved yet.
          if (latest.current === checked) write(undefined)
          toast(words.saved)
        },
        (error) => {
          console.warn('profile', error)
          toast(sayTooOften(error) ?? words.refused)
        },
      )
      .finally(() => setSaving(false))
  }
  const discard = () => {
    write(undefined)
    toast(words.discarded, { undo: () => write(unsaved) })
  }
  return (
    <header className="profile-head">
      <WallCourse />
      <PortraitChoice />
      <ScreenTitle title={words.title}>
        <span className="profile-name" dir="auto">
          {me.name}
        </span>
      </ScreenTitle>
      <p className={me.bio ? 'profile-bio' : 'profile-bio quiet'} dir="auto">
        {me.bio || words.noBio}
      </p>
      <p className="small quiet">
        {by === 'member' || by === 'guardian'
          ? (by === 'member' ? words.invitedBy : words.madeBy)(me.invitedBy!.name || shared.whoLeft)
          : words.cameBy[by]}
      </p>
      {mayWrite && unsaved && !saving && (
        <div className="notice">
          <Icon name="edit" />
          <div>
            <p>{words.unsaved}</p>
            <div className="profile-unsaved">
              <button type="button" className="text-button" aria-haspopup="dialog" onClick={sheet.show}>
                {words.goOn}
              </button>
              <button type="button" className="text-button" onClick={discard}>
                {words.discard}
              </button>
            </div>
          </div>
        </div>
      )}
      {mayWrite && (
        <button type="button" id="edit-profile" className="button line" aria-haspopup="dialog" onClick={sheet.show}>
          <Icon name="edit" />
          {words.edit}
        </button>
      )}
      {mayWrite && sheet.open && draft !== 'loading' && (
        <ProfileSheet
          begin={unsaved ?? me}
          isChanged={unsaved !== undefined}
          onWrite={(form) => write(isChanged(form) ? form : undefined)}
          onSave={save}
          onClose={() => void sheet.hide()}
        />
      )}
    </header>
  )
}
