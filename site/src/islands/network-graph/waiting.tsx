import type { Locale } from '@varanda/domain/locale'
import { countText, numberText } from '@varanda/explorer/count-text'
import { fill } from '@varanda/explorer/fill'
import { Icon } from '@varanda/explorer/view/icons'
import type { ReactNode } from 'react'
import type { NetworkOnPage } from './use-network.ts'
import type { GraphPageWords } from './words.ts'

interface WaitingProps {
  words: GraphPageWords
  locale: Locale
  page: NetworkOnPage
}

/** Beside the drawing before its network lives: what it is, and what went wrong. */
export function WaitingSide({ words, page: { trouble, again } }: WaitingProps) {
  return (
    <>
      <p className="graph-about">{words.about}</p>
      {trouble && (
        <div role="alert">
          <div className="notice late">
            <Icon name="warning" />
            <div>
              <strong>{trouble === 'failed' ? words.failed.title : words.lostFile.title}</strong>
              <p>{trouble === 'failed' ? words.failed.text : words.lostFile.text}</p>
              {trouble === 'failed' ? (
                <button type="button" className="button compact" onClick={again}>
                  {words.failed.again}
                </button>
              ) : (
                <a href="?">{words.lostFile.sample}</a>
              )}
            </div>
          </div>
        </div>
      )}
    </>
  )
}

/** In the place of the drawing before its network lives: one of the sample, and how far things are. */
export function WaitingStage({ words, locale, page, children }: WaitingProps & { children: ReactNode }) {
  const { share, waitsFor, trouble, again } = page
  const asks = waitsFor !== undefined && !trouble
  return (
    <div className="explorer-stage" data-hour="19">
      <div className="explorer-picture poster">{children}</div>
      <div className={asks ? 'status-line graph-ask' : 'status-line'}>
        <p role="status">
          {trouble
            ? ''
            : asks
              ? fill(words.large.text, { people: countText(locale, waitsFor, words.explorer.people) })
              : share > 0
                ? fill(words.makingShare, { share: numberText(locale, Math.round(share * 100)) })
                : words.making}
        </p>
        {asks && (
          <button type="button" className="button mango compact" onClick={again}>
            {words.large.make}
          </button>
        )}
      </div>
    </div>
  )
}
