import type { Audience } from '@varanda/domain/post/audience'
import { useMemo } from 'react'
import { stillMine } from './choice.ts'
import type { Known } from './reach-on-device.ts'
import { useKnown } from './use-known.ts'

interface StillMine {
  /** Whom the choice may still be for; all that was wanted until it is known. */
  audience: Audience
  lost: boolean
  known: Known | undefined
  /** What is known cannot be read. */
  failed: boolean
}

/** An audience that was chosen before, as its author may have it now. */
export function useStillMine(wanted: Audience): StillMine {
  const knowing = useKnown(wanted)
  const known = knowing.state === 'ready' ? knowing.value : undefined
  const mine = useMemo(
    () => (known ? stillMine(wanted, new Set(known.people.keys()), known.mine) : { audience: wanted, lost: false }),
    [wanted, known],
  )
  return { ...mine, known, failed: knowing.state === 'failed' }
}
