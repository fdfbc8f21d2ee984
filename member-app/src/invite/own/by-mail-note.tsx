import { mailTold } from './words.ts'

/** What an inviter should know before a link goes to somebody who only reads mail. */
export function ByMailNote() {
  const { title, text, together } = mailTold.inviter
  return (
    <details className="by-mail-note">
      <summary>{title}</summary>
      <p className="small">{text}</p>
      <p className="small">{together}</p>
    </details>
  )
}
