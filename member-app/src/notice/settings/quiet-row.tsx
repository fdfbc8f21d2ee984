import { type NoticeWishes, quietHoursOf, usualQuietHours } from '@varanda/domain/notice/wishes'
import { useState } from 'react'
import { Switch } from '../../ui/choice/switch.tsx'
import type { SaveWishes } from '../use-save-wishes.ts'
import { settingsWords } from '../words.ts'
import { SettingRow } from './row.tsx'

const words = settingsWords.quiet

interface WishRowProps {
  wishes: NoticeWishes
  save: SaveWishes
  isOpen: boolean
  onTurn: () => void
}

const said = (time: string, say: (hours: number, minutes: number) => string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return say(hours, minutes)
}

/** The hours in which nothing rings. */
export function QuietRow({ wishes, save, isOpen, onTurn }: WishRowProps) {
  const quiet = quietHoursOf(wishes)
  // Turned off and on again, they are what they were.
  const [before, keep] = useState(quiet ?? usualQuietHours)
  const set = (change: Partial<typeof before>) => {
    const next = { ...(quiet ?? before), ...change }
    // A field that is being emptied says no time yet, and from a time to the same is none.
    if (Object.values(next).includes('') || next.from === next.to) return
    keep(next)
    save({ quiet: next })
  }
  return (
    <SettingRow
      id="quiet"
      title={quiet ? words.title : words.noneTitle}
      how={quiet ? words.hours(said(quiet.from, words.since), said(quiet.to, words.until)) : words.none}
      isLoud={quiet !== undefined}
      isOpen={isOpen}
      onTurn={onTurn}
    >
      <Switch
        label={words.on}
        note={quiet ? words.onText : words.offText}
        on={quiet !== undefined}
        onSwitch={(on) => save({ quiet: on ? before : null })}
      />
      {quiet && (
        <div className="how-hours">
          {(['from', 'to'] as const).map((end) => (
            <label key={end}>
              <span className="label">{words[end]}</span>
              <input
                type="time"
                className="input"
                required
                value={quiet[end]}
                onChange={({ target }) => set({ [end]: target.value })}
              />
            </label>
          ))}
        </div>
      )}
    </SettingRow>
  )
}

/** Whether a locked screen shows words. */
export function LockedRow({ wishes, save, isOpen, onTurn }: WishRowProps) {
  const texts = settingsWords.locked
  const shown = wishes.words ?? false
  return (
    <SettingRow
      id="locked"
      title={texts.title}
      how={shown ? texts.with : texts.without}
      isLoud={shown}
      isOpen={isOpen}
      onTurn={onTurn}
    >
      <fieldset className="how-choice">
        <legend className="visually-hidden">{texts.label}</legend>
        {([false, true] as const).map((value) => (
          <label key={String(value)} className="how-check">
            <span>{value ? texts.with : texts.without}</span>
            <input type="radio" name="locked-words" checked={shown === value} onChange={() => save({ words: value })} />
          </label>
        ))}
      </fieldset>
    </SettingRow>
  )
}
