import type { Settings } from '@varanda/domain/account/settings'
import { digestOf } from '@varanda/domain/digest/digest-wish'
import { useMe } from '../../data/use-me.ts'
import { useWishes } from '../../notice/data/wishes.ts'
import { words as account } from '../words.ts'
import { Line, Lines, Said } from './line.tsx'
import { words } from './words.ts'

/** Who finds me, sees me in the graph, and where words of others go on their way to me. */
export function Reach({ settings, isAdult }: { settings: Settings | undefined; isAdult: boolean }) {
  const wishes = useWishes()
  const hasAddress = useMe().email !== ''
  const { graph, albums, push, mail } = words
  return (
    <Lines id="who-reach" title={words.parts.reach}>
      {isAdult && (
        <Line title={words.findable} way={{ to: '/user/settings', hash: 'findable' }}>
          <p>{account.findable.means[settings?.findable ?? 'nobody']}</p>
        </Line>
      )}
      {isAdult && (
        <Line title={graph.title} way={{ to: '/user/settings', hash: 'graph' }}>
          <p>{(settings?.inGraph ?? true) ? graph.on : graph.off}</p>
        </Line>
      )}
      {isAdult && (
        <Line title={albums.title} way={{ to: '/user/settings', hash: 'albums' }}>
          <p>{(settings?.inAlbums ?? true) ? albums.on : albums.off}</p>
        </Line>
      )}
      <Line title={push.title} way={{ to: '/user/notices/settings' }}>
        <Said from={wishes} say={(value) => (value?.words ? push.on : push.off)} />
      </Line>
      {hasAddress && (
        <Line title={mail.title} way={{ to: '/user/notices/settings', hash: 'mail' }}>
          <Said
            from={wishes}
            say={(value) => {
              const { rhythm, show } = digestOf(value ?? {})
              return rhythm === 'never' ? mail.none : mail[show]
            }}
          />
        </Line>
      )}
    </Lines>
  )
}
