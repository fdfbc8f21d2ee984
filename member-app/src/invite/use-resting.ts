import type { InstanceBranches } from '@varanda/domain/instance/instance'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { paths } from '@varanda/domain/paths'
import { useEffect, useState } from 'react'
import { useDoc } from '../data/use-doc.ts'

interface Resting {
  /** Their links let nobody in. */
  isResting: boolean
  /** It is their own branch that was paused, not one that they are in. */
  isFoot: boolean
}

/** Whether somebody's links rest. Looks up the tree only while something is paused, as functions do. */
export function useResting(inviter: string | null): Resting {
  const branches = useDoc<InstanceBranches>(paths.instanceBranches)
  const paused = branches.state === 'ready' ? branches.value?.paused : undefined
  const feet = Object.keys(paused ?? {})
  const all = feet.join()
  /** From them upwards, as far as it was looked. */
  const [line, setLine] = useState<string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pause is looked for anew.
  useEffect(() => setLine(inviter === null ? [] : [inviter]), [inviter, all])
  const isResting = line.some((uid) => feet.includes(uid))
  const last = line.at(-1)
  const isOpen = feet.length > 0 && !isResting
  const card = useDoc<DirectoryCard>(isOpen && last !== undefined ? paths.directoryCard(last) : undefined)
  const found = card.state === 'ready' ? card.value : undefined
  const above = found?.uid === last ? found?.invitedBy?.uid : undefined
  useEffect(() => {
    // Nobody is their own ancestor; a tree that says otherwise ends here.
    if (above !== undefined) setLine((now) => (now.includes(above) ? now : [...now, above]))
  }, [above])
  return { isResting, isFoot: inviter !== null && feet.includes(inviter) }
}
