import { block } from '@varanda/design/cobogo'
import { portraitOf } from '@varanda/design/scenes/gallery'
import { chairPicture } from '@varanda/design/things/chairs'
import type { InvitePreview } from '@varanda/domain/invite/calls/preview-invite'
import type { Locale } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import { drawnName } from '@varanda/domain/member/photo'
import { Drawing } from '../parts/drawing.tsx'
import { joinWords } from './words.ts'

interface InvitationProps {
  locale: Locale
  invite: InvitePreview
}

/** More blocks than this would be a wall, not a picture of what is left. */
const blocksShown = 10

/** Who invites and whom, and the seats of the link as blocks: lit ones are taken. */
export function Invitation({ locale, invite }: InvitationProps) {
  const words = joinWords(locale).join.invitation
  const { kind, inviter, guest, seats, left } = invite
  const isForOne = guest !== null || kind === 'applicant'
  return (
    <div className="invitation">
      <Drawing
        className="inviter"
        svg={
          inviter
            ? portraitOf(drawnName(inviter.photo), inviter.uid, { width: 128, height: 144 })
            : chairPicture('fio', { height: 144, hat: isForOne })
        }
      />
      <h1 className="title">{titleOf(locale, invite)}</h1>
      {inviter && (guest || inviter.name !== firstName(inviter.name)) && (
        <p className="full-name quiet">{guest ? words.from(inviter.name) : inviter.name}</p>
      )}
      {guest?.message && (
        <blockquote className="message" dir="auto">
          {guest.message}
        </blockquote>
      )}
      {guest && guest.groups.length > 0 && (
        <p className="groups" dir="auto">
          {words.groups(guest.groups)}
        </p>
      )}
      <p className="lead">{inviter ? words.promise : kind === 'founding' ? words.foundingText : words.instanceText}</p>
      {isForOne ? (
        <p className="label">{words.kept}</p>
      ) : (
        <div className="left">
          {seats <= blocksShown && <SeatBlocks seats={seats} left={left} />}
          <p className="label">{words.left(left, seats)}</p>
        </div>
      )}
    </div>
  )
}

function titleOf(locale: Locale, { kind, inviter, guest }: InvitePreview): string {
  const words = joinWords(locale).join.invitation
  if (guest) return words.named(guest.name)
  if (inviter) return words.title(firstName(inviter.name))
  return kind === 'founding' ? words.founding : words.instance
}

function SeatBlocks({ seats, left }: { seats: number; left: number }) {
  const taken = { width: 36, height: 36, radius: 5, ground: 'var(--cal)', light: 'var(--mango)' }
  return (
    <span className="blocks" aria-hidden="true">
      {Array.from({ length: seats }, (_, index) => (
        <Drawing
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no identity but their place.
          key={index}
          svg={index < seats - left ? block('arco', taken) : block('petala', { width: 36, height: 36, radius: 5 })}
        />
      ))}
    </span>
  )
}
