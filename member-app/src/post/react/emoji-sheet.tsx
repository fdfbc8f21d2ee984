import { emojiIn } from '@varanda/domain/post/reaction'
import { type FormEvent, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { firstEmojis, recentEmojis, rememberEmoji } from './own-emojis.ts'
import { words } from './words.ts'

/** Any other emoji: one that was used here, or whatever the device’s keyboard has. */
export function EmojiSheet({ onChoose, onClose }: { onChoose: (emoji: string) => void; onClose: () => void }) {
  const [recent] = useState(recentEmojis)
  const [text, setText] = useState('')
  const [isTold, setTold] = useState(false)
  const emoji = emojiIn(text)
  const choose = (chosen: string) => {
    rememberEmoji(chosen)
    onChoose(chosen)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (emoji) choose(emoji)
    else setTold(true)
  }
  const error = isTold && !emoji ? words.pick.notOne : undefined
  return (
    <Sheet open onClose={onClose} title={words.pick.title}>
      <p id="emojis-title" className="label">
        {recent.length > 0 ? words.pick.recent : words.pick.some}
      </p>
      <ul className="emojis plain" aria-labelledby="emojis-title">
        {(recent.length > 0 ? recent : firstEmojis).map((one) => (
          <li key={one}>
            <button type="button" className="emoji-choice" onClick={() => choose(one)}>
              {one}
            </button>
          </li>
        ))}
      </ul>
      <form className="emoji-form" onSubmit={send}>
        <Field label={words.pick.label} hint={words.pick.hint} {...(error && { error })}>
          {(field) => (
            <input
              {...field}
              type="text"
              className="input"
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="send"
              value={text}
              onChange={({ target }) => {
                setText(target.value)
                setTold(target.value.trim() !== '')
              }}
            />
          )}
        </Field>
        <button type="submit" className="button" aria-disabled={!emoji}>
          {words.pick.send}
          {emoji && <span aria-hidden="true">{emoji}</span>}
        </button>
      </form>
    </Sheet>
  )
}
