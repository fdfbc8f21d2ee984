import { paths } from '@varanda/domain/paths'
import { mutedNow } from '@varanda/domain/post/mutes'
import type { Separations } from '@varanda/domain/post/separation'
import { useBlocks } from '../../connection/data/blocks.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { useMutes } from '../../post/data/mutes.ts'
import { useNow } from '../../ui/time/use-now.ts'
import { Line, Lines, Said } from './line.tsx'
import { words } from './words.ts'

/** Whom I blocked, muted, and never want together. */
export function Apart() {
  const me = useMe()
  const now = useNow()
  const blocks = useBlocks()
  const mutes = useMutes()
  const apart = useDoc<Separations>(paths.separations(me.uid))
  return (
    <Lines id="who-apart" title={words.parts.apart}>
      <Line title={words.blocked.title} way={{ to: '/user/settings', hash: 'blocked' }}>
        <Said from={blocks} say={(all) => words.blocked.count(all.length)} />
      </Line>
      <Line title={words.muted.title} way={{ to: '/user/settings', hash: 'muted' }}>
        <Said
          from={mutes}
          say={(all = {}) =>
            words.muted.count(mutedNow(all, 'people', now).length, mutedNow(all, 'circles', now).length)
          }
        />
      </Line>
      <Line title={words.apart.title} way={{ to: '/user/settings', hash: 'never-together' }}>
        <Said from={apart} say={(stored) => words.apart.count(stored?.pairs.length ?? 0)} />
      </Line>
    </Lines>
  )
}
