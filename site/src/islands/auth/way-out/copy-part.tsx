import { exportLimits, exportParts } from '@varanda/domain/account/export/export'
import { saySize } from '@varanda/domain/account/export/say-size'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { day } from '@varanda/domain/moment'
import { useCallback, useRef, useState } from 'react'
import { useCopy } from './use-copy.ts'
import { wayOutWords } from './words.ts'

/** The copy: asked for, being made, ready or failed. */
export function CopyPart(props: { locale: Locale; token: string; say: (error: unknown, otherwise: string) => string }) {
  const { locale, token, say } = props
  const words = wayOutWords(locale)
  const [failure, setFailure] = useState<string>()
  const heard = useRef(say)
  heard.current = say
  const refused = words.copy.refused
  const hear = useCallback(
    (error?: unknown) => setFailure(error === undefined ? undefined : heard.current(error, refused)),
    [refused],
  )
  const { copy, ask, fetchFile } = useCopy(locale, token, hear)
  const [busy, setBusy] = useState(0)
  /** `which`: the file, or -1 for asking. */
  const run = async (which: number, act: () => Promise<void>) => {
    if (busy !== 0) return
    setBusy(which)
    setFailure(undefined)
    await act().catch(hear)
    setBusy(0)
  }
  const isMaking = copy?.state === 'waiting' || copy?.state === 'working'
  const files = copy?.state === 'ready' ? copy.files : []
  const until = copy?.until ? new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long' }).format(copy.until) : ''
  return (
    <>
      <div role="status">
        {copy?.state === 'waiting' && <p>{words.copy.waiting}</p>}
        {copy?.state === 'working' && <p>{words.copy.working(Math.min(copy.done + 1, exportParts), exportParts)}</p>}
        {isMaking && <p className="hint">{words.while(exportLimits.keptMs / day)}</p>}
        {copy?.state === 'ready' && (
          <p>
            <strong>{words.copy.ready}.</strong> {words.copy.until(until)}
          </p>
        )}
        {copy?.state === 'failed' && (
          <p>
            <strong>{words.copy.failedTitle}.</strong> {words.copy.failedText}
          </p>
        )}
      </div>
      {!isMaking && copy?.state !== 'ready' && (
        <button type="button" className="button" aria-disabled={busy !== 0} onClick={() => void run(-1, ask)}>
          {busy === -1 ? words.copy.asking : copy?.state === 'failed' ? words.copy.again : words.copy.ask}
        </button>
      )}
      {files.map((size, index) => {
        const [n, said] = [index + 1, saySize(size, locale)]
        const text = files.length === 1 ? words.copy.download(said) : words.copy.downloadOne(n, files.length, said)
        return (
          <button
            key={n}
            type="button"
            className="button"
            aria-disabled={busy !== 0}
            onClick={() => void run(n, () => fetchFile(n))}
          >
            {busy === n ? words.copy.fetching : text}
          </button>
        )
      })}
      {files.length > 1 && <p>{words.copy.several}</p>}
      {files.length > 0 && <p className="hint">{words.copy.how}</p>}
      {failure && (
        <p className="hint error" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
