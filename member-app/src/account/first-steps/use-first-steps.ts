import { useStore } from '@nanostores/react'
import { type FirstStep, stepsOf } from '@varanda/domain/account/first-steps'
import { mayByBand } from '@varanda/domain/guardian/age-band-acts'
import { postLimits } from '@varanda/domain/post/post'
import { useRoster } from '../../connection/data/connections.ts'
import { useMe } from '../../data/use-me.ts'
import { useFeed } from '../../post/data/feed.ts'
import { $outbox } from '../../post/data/outbox/outbox.ts'
import { useSettings } from '../data/settings.ts'

interface Steps {
  steps: ReturnType<typeof stepsOf>
  /** Steps that my settings say were taken or set aside. */
  noted: readonly FirstStep[]
  /** My own post is in the feed or on its way. */
  hasPosted: boolean
}

/** Where I stand with my first steps; undefined until everything that decides it is known. */
export function useFirstSteps(): Steps | undefined {
  const me = useMe()
  const settings = useSettings()
  const roster = useRoster(me.uid)
  const feed = useFeed(postLimits.feedFirst)
  const outbox = useStore($outbox)
  if (settings.state !== 'ready' || roster.state !== 'ready' || feed.state !== 'ready') return undefined
  // An empty cache knows nothing of what was set aside.
  if (settings.fromCache && !settings.value) return undefined
  const noted = settings.value?.firstSteps ?? []
  const hasPosted = outbox.length > 0 || feed.value.some(({ author }) => author.uid === me.uid)
  const steps = stepsOf({
    hasPortrait: me.photo !== undefined,
    hasPosted,
    people: Object.keys(roster.value).length,
    noted,
    mayConnect: mayByBand(me.ageBand, 'connect') === 'free',
  })
  return { steps, noted, hasPosted }
}
