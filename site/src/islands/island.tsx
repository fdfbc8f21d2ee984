import { type Locale, localizedPath } from '@varanda/domain/locale'
import { stuck as en, failure as failureEn } from '@varanda/domain/site/messages/en/stuck'
import { failure as failurePt, stuck as pt } from '@varanda/domain/site/messages/pt/stuck'
import { routes } from '@varanda/domain/site/routes'
import { Component, type FunctionComponent, type ReactNode } from 'react'
import { Notice } from './parts/notice.tsx'

/** What a link brought with it may stand in the address no more. */
const address = typeof location === 'undefined' ? '' : location.href

function loadAnew(): void {
  // What a part has put there since is the visitor's.
  if (!location.search && !location.hash) history.replaceState(history.state, '', address)
  location.reload()
}

/**
 * What a page shows as an island. Where it throws, a sentence and a way to try again stand in its place, and the rest of
 * the page stays as it is: React would leave nothing there.
 */
export function island<Props extends { locale: Locale }>(Part: FunctionComponent<Props>): FunctionComponent<Props> {
  return (props) => (
    <Boundary locale={props.locale}>
      <Part {...props} />
    </Boundary>
  )
}

class Boundary extends Component<{ locale: Locale; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render(): ReactNode {
    const { locale, children } = this.props
    if (!this.state.isBroken) return children
    const words = locale === 'en' ? { ...en, ...failureEn } : { ...pt, ...failurePt }
    return (
      <div className="island-broken" role="alert">
        <Notice kind="late">
          <strong>{words.title}</strong>
          <p>{words.unsure}</p>
          <p className="ways">
            <button type="button" className="button compact" onClick={loadAnew}>
              {words.again}
            </button>{' '}
            <a href={localizedPath(locale, routes.home.path)}>{words.home}</a>
          </p>
        </Notice>
      </div>
    )
  }
}
