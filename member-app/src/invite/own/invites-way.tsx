import { Link } from '@tanstack/react-router'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import { seatsInView } from '@varanda/domain/invite/seats'
import { paths } from '@varanda/domain/paths'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { useNow } from '../../ui/time/use-now.ts'
import { WayWords } from '../../ui/way.tsx'
import { linkWords, words } from './words.ts'

/** The way from my page to my invite, with how many seats I have to give. Children have none. */
export function InvitesWay() {
  const me = useMe()
  const now = useNow()
  const invites = mayByBand(me.ageBand, 'invite') === 'free'
  const held = useDoc<OwnInvite>(invites ? paths.ownInvite(me.uid) : undefined)
  if (!invites) return null
  const own = held.state === 'ready' ? held.value : undefined
  return (
    <Link className="way" id="my-invites" to="/user/invites">
      <WayWords
        icon="mail"
        title={words.title}
        text={own ? linkWords.seatsLeft(seatsInView(own, now).free) : linkWords.wayText}
      />
    </Link>
  )
}
