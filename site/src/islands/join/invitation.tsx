import { chairPicture } from '@varanda/design/chairs'
import { block } from '@varanda/design/cobogo'
import { portraitOf } from '@varanda/design/gallery'
import type { Locale } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member'
import { drawnName } from '@varanda/domain/photo'
import { Drawing } from '../parts/drawing.tsx'
import type { Preview } from './use-preview.ts'
import { joinWords } from './words.ts'

interface InvitationProps {
  locale: Locale
  invite: Extract<Preview, { state: 'open' }>['invite']
}

/** More blocks than this would be a wall, not a picture of what is left. */
const blocksShown = 10

/** Who invites, and the seats of the link as blocks: lit ones are taken. */
export function Invitation({ locale, invite }: InvitationProps) {
  const words = joinWords(locale).join.invitation
  const { inviter, seats, left } = invite
  return (
    <div className="invitation">
      <Drawing
        className="inviter"
        svg={
          inviter
            ? portraitOf(drawnName(inviter.photo), inviter.uid, { width: 128, height: 144 })
            : chairPicture('fio', { height: 144 })
        }
      />
      <h1 className="title">{inviter ? words.title(firstName(inviter.name)) : words.founding}</h1>
      {inviter && inviter.name !== firstName(inviter.name) && <p className="full-name quiet">{inviter.name}</p>}
      <p className="lead">{inviter ? words.promise : words.foundingText}</p>
      <div className="left">
        {seats <= blocksShown && (
          <span className="blocks" aria-hidden="true">
            {Array.from({ length: seats }, (_, index) => (
              <Drawing
                // biome-ignore lint/suspicious/noArrayIndexKey: seats have no identity but their place.
                key={index}
                svg={
                  index < seats - left
                    ? block('arco', { width: 36, height: 36, radius: 5, ground: 'var(--cal)', light: 'var(--mango)' })
                    : block('petala', { width: 36, height: 36, radius: 5 })
                }
              />
            ))}
          </span>
        )}
        <p className="label">{words.left(left, seats)}</p>
      </div>
    </div>
  )
}
