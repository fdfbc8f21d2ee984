import { type DigestWish, digestOf, digestRhythms, digestShows } from '@varanda/domain/digest/digest-wish'
import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { useMailWishes } from '../../account/data/settings.ts'
import { useMe } from '../../data/use-me.ts'
import type { SaveWishes } from '../use-save-wishes.ts'
import { digestWords } from '../words.ts'
import { AddressUnshown } from './address-unshown.tsx'
import { SettingRow } from './row.tsx'
import { useAddressShown } from './use-address-shown.ts'
import { useMailComes } from './use-mail-comes.ts'

const words = digestWords.settings

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** What is set, in one line. */
function howOf({ rhythm, weekday, hour, show }: DigestWish): string {
  return rhythm === 'never' ? words.none : words.how(words.comes(rhythm, weekday, hour), words.withShow[show])
}

/** The mail with all that is new: whether, when, and what it shows, all of it in view. */
export function DigestRow(props: { wishes: NoticeWishes; save: SaveWishes; isOpen: boolean; onTurn: () => void }) {
  const { wishes, save, isOpen, onTurn } = props
  const me = useMe()
  const mail = useMailWishes()
  const isShown = useAddressShown()
  const mailComes = useMailComes()
  const wish = digestOf(wishes)
  const comes = wish.rhythm !== 'never'
  const isOff = mail.state === 'ready' && mail.value?.notifications === false
  const set = (digest: Partial<DigestWish>) => save({ digest })
  return (
    <SettingRow
      id="digest"
      title={words.title}
      how={comes && !mailComes ? words.held(howOf(wish)) : howOf(wish)}
      isLoud={comes && mailComes}
      isOpen={isOpen}
      onTurn={onTurn}
    >
      <p className="small quiet">{words.text}</p>
      {comes && isOff && <p className="small">{words.off}</p>}
      {comes && isShown === false && <AddressUnshown text={words.unshown(me.email)} />}
      <fieldset className="how-choice">
        <legend className="label">{words.rhythm}</legend>
        {digestRhythms.map((rhythm) => (
          <label key={rhythm} className="how-check">
            <span>{words.rhythms[rhythm]}</span>
            <input
              type="radio"
              name="digest-rhythm"
              checked={wish.rhythm === rhythm}
              onChange={() => set({ rhythm })}
            />
          </label>
        ))}
      </fieldset>
      {comes && (
        <div className="how-hours">
          {wish.rhythm === 'weekly' && (
            <label>
              <span className="label">{words.weekday}</span>
              <select
                className="input"
                value={wish.weekday}
                onChange={({ target }) => set({ weekday: Number(target.value) })}
              >
                {words.weekdays.map((day, index) => (
                  <option key={day} value={index + 1}>
                    {day}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            <span className="label">{words.hour}</span>
            <select className="input" value={wish.hour} onChange={({ target }) => set({ hour: Number(target.value) })}>
              {hours.map((hour) => (
                <option key={hour} value={hour}>
                  {words.hours(hour)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {comes && (
        <fieldset className="how-choice">
          <legend className="label">{words.show}</legend>
          {digestShows.map((show) => (
            <label key={show} className="how-check">
              <span>{words.shows[show]}</span>
              <input type="radio" name="digest-show" checked={wish.show === show} onChange={() => set({ show })} />
            </label>
          ))}
        </fieldset>
      )}
    </SettingRow>
  )
}
