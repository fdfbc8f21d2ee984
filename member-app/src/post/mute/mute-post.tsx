import { MuteSheet } from '../../ui/sheet/mute-sheet.tsx'
import { useMuting } from '../data/mutes.ts'
import type { Mutable } from './mute-act.tsx'

/** Asks for how long whoever a post is of, or a circle that gave it, stays out of the feed. */
export function MutePost({ of, onClose }: { of: Mutable; onClose: () => Promise<void> }) {
  return <MuteSheet name={of.name} acts={useMuting(of.kind, of.id)} onClose={onClose} />
}
