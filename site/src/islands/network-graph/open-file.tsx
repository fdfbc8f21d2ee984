import { type Locale, localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { Icon } from '@varanda/explorer/view/icons'
import { useEffect, useRef, useState } from 'react'
import { useFileDrop } from './use-file-drop.ts'
import type { NetworkOnPage } from './use-network.ts'
import type { GraphPageWords } from './words.ts'

interface OpenFileProps {
  words: GraphPageWords
  locale: Locale
  page: NetworkOnPage
}

/** Other networks: a file, dropped anywhere on the page or chosen, and one made to measure. */
export function OpenFile({ words, locale, page }: OpenFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useFileDrop(page.open)
  const { fault } = page
  const [why, setWhy] = useState('')

  useEffect(() => {
    setWhy('')
    if (!fault || fault.code === 'crashed') return
    import('./fault-text.ts').then(
      ({ faultText }) => setWhy(faultText(fault, locale)),
      () => undefined,
    )
  }, [fault, locale])

  return (
    <div className="graph-files">
      <p>
        <button type="button" className="text-button" onClick={() => input.current?.click()}>
          {words.open.button}
        </button>
        <small className="quiet">{words.open.hint}</small>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".json,.csv,.gexf,.graphml,.zip,.xml,application/json,text/csv"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) page.open(files)
        }}
      />
      <div role="status">
        {page.isReading && <p className="small">{words.reading}</p>}
        {fault && (
          <div className="notice late">
            <Icon name="warning" />
            <div>
              {why && <p>{why}</p>}
              <p>{why ? words.open.stays : words.open.failed}</p>
            </div>
          </div>
        )}
      </div>
      <p>
        <a href={localizedPath(locale, routes.networkDataGenerator.path)}>{words.generator}</a>
      </p>
      {isOver && (
        <div className="graph-drop" aria-hidden="true">
          <p>{words.open.drop}</p>
        </div>
      )}
    </div>
  )
}
