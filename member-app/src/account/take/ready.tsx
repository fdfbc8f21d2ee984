import type { Export } from '@varanda/domain/account/export/export'
import { saySize } from '@varanda/domain/account/export/say-size'
import { localeTags } from '@varanda/domain/locale'
import { useState } from 'react'
import { locale } from '../../ui/locale.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { fetchExport } from '../data/own-export.ts'
import { DropButton } from './drop-button.tsx'
import { words } from './words.ts'

const dates = new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long' })

/** The finished copy: what it holds, until when, and its files. */
export function Ready({ own }: { own: Export }) {
  const { files, until, group } = own
  const [fetching, setFetching] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const fetchFile = async (n: number) => {
    setFetching(n)
    setFailure(undefined)
    await fetchExport(n).catch((error) => setFailure(sayFailure(error, words.refused)))
    setFetching(undefined)
  }
  const textOf = (n: number, size: string) =>
    files.length === 1 ? words.download(size) : words.downloadOne(n, files.length, size)
  return (
    <>
      <h2 className="take-title">{group ? words.group.ready(group.name) : words.ready}</h2>
      <p role="status">
        {words.holds(own)} {until && words.until(dates.format(until.toDate()))}
      </p>
      <ul className="take-files">
        {files.map((size, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files are numbers.
          <li key={index}>
            <button
              type="button"
              className="button"
              aria-disabled={fetching !== undefined}
              onClick={() => fetching === undefined && void fetchFile(index + 1)}
            >
              {fetching === index + 1 ? words.fetching : textOf(index + 1, saySize(size, locale))}
            </button>
          </li>
        ))}
      </ul>
      {failure && <p role="alert">{failure}</p>}
      {files.length > 1 && <p>{words.several}</p>}
      <p>{words.how}</p>
      <p className="quiet">{words.hour}</p>
      <DropButton isReady />
    </>
  )
}
