import { portraitOf } from '@varanda/design/scenes/gallery'
import type { Acceptance } from '@varanda/domain/invite/invite'
import type { Locale } from '@varanda/domain/locale'
import { drawnName } from '@varanda/domain/member/photo'
import type { RosterPerson } from '@varanda/domain/source/roster'
import { Drawing } from '../parts/drawing.tsx'
import { welcomeWords } from './words.ts'

interface WhoCameProps {
  locale: Locale
  acceptances: readonly Acceptance[]
  /** Whom the owner knows: they have the faces of those who came. */
  people: ReadonlyMap<string, RosterPerson> | undefined
}

/** Whoever joined by one's link. */
export function WhoCame({ locale, acceptances, people }: WhoCameProps) {
  const words = welcomeWords(locale)
  return (
    <section className="who-came" aria-labelledby="came-title">
      <h2 id="came-title" className="label">
        {words.came}
      </h2>
      {acceptances.length === 0 && <p className="quiet">{words.nobody}</p>}
      <ul className="plain">
        {acceptances.map(({ uid, name }) => (
          <li key={uid}>
            <Drawing
              className={people ? '' : 'waiting'}
              svg={portraitOf(drawnName(people?.get(uid)?.photo), uid, { width: 40, height: 45 })}
            />
            <span dir="auto">{(people?.get(uid)?.name ?? name) || words.whoLeft}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
