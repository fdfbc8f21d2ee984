import type { MutedKind } from '@varanda/domain/post/mutes'
import { useCirclesNamed } from '../../circle/data/circles-named.ts'
import { useCountKept } from '../../data/use-count-kept.ts'
import { useMe } from '../../data/use-me.ts'
import { MuteAct as Act } from '../../ui/sheet/mute-acts.tsx'
import { useMutes, useMuting } from '../data/mutes.ts'

/** A person or a circle that can be muted. */
export interface Mutable {
  kind: MutedKind
  id: string
  name: string
}

interface MuteActProps {
  of: Mutable
  /** Asks for how long. */
  onMute: (of: Mutable) => void
  onDone: () => Promise<void>
}

/** In a post's menu: keeps its author or a circle of it out of the feed, or shows them there again. */
export function MuteAct({ of, onMute, onDone }: MuteActProps) {
  useCountKept(useMe().uid, 'choice')
  return <Act name={of.name} muting={useMuting(of.kind, of.id)} onMute={() => onMute(of)} onDone={onDone} />
}

/** The same for each circle through which a post came, once their names are here. */
export function MuteCircles(props: { circles: readonly string[] } & Omit<MuteActProps, 'of'>) {
  const { circles, ...acts } = props
  const found = useCirclesNamed(circles)
  const mutes = useMutes()
  if (found.state !== 'ready' || mutes.state !== 'ready') return null
  return found.value.map(({ id, circle }) => (
    <li key={id}>
      <MuteAct of={{ kind: 'circles', id, name: circle.name }} {...acts} />
    </li>
  ))
}
