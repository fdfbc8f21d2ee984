import { localeTags } from '@varanda/domain/locale'
import type { Audience } from '@varanda/domain/post/audience'
import { locale } from '../../ui/locale.ts'
import type { Known } from './reach-on-device.ts'
import { partsOf } from './say-reach.ts'
import { words } from './words.ts'

/** "**Família Andrade**, **Luana** e **Paula**, menos **Rafa**": of what an audience is made. */
export function AudienceSum({ audience, known }: { audience: Audience; known: Known }) {
  const { sources, except } = partsOf(audience, known)
  if (sources.length === 0) return null
  return (
    <span className="audience-sum">
      <Listed names={sources} />
      {except.length > 0 && (
        <>
          {words.sum.minus}
          <Listed names={except} />
        </>
      )}
    </span>
  )
}

function Listed({ names }: { names: readonly string[] }) {
  const parts = new Intl.ListFormat(localeTags[locale], { type: 'conjunction' }).formatToParts(names)
  return parts.map(({ type, value }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, in their order.
    type === 'element' ? <b key={index}>{value}</b> : <span key={index}>{value}</span>,
  )
}
