import { brandFileName } from '@varanda/domain/brand-file-name'
import { type Format, fileKinds, formats } from '@varanda/graph/files/formats'
import { useEffect, useRef, useState } from 'react'
import type { Generator } from './use-generator.ts'
import type { GeneratorProps } from './words.ts'

interface FilePanelProps extends Pick<GeneratorProps, 'locale' | 'words'> {
  generator: Generator
  onOpen: (files: readonly File[]) => void
}

/** Keeps the network as a file, and opens one from elsewhere. */
export function FilePanel({ locale, words, generator, onOpen }: FilePanelProps) {
  const { files } = words
  const { shown, ended } = generator
  const [told, setTold] = useState('')
  const alert = useRef<HTMLDivElement>(null)

  useEffect(() => {
    setTold('')
    if (typeof ended !== 'object' || ended.code === 'crashed') return
    import('../network-graph/fault-text.ts').then(
      ({ faultText }) => setTold(faultText(ended, locale)),
      () => {},
    )
  }, [ended, locale])

  // The file may have been dropped a long way up from here.
  useEffect(() => {
    if (told) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [told])

  const download = async (format: Format) => {
    const blob = await generator.write(format)
    if (blob && shown) save(blob, `${nameOf(shown.from)}${fileKinds[format].extension}`)
  }

  return (
    <div className="files">
      {shown && (
        <>
          <h3>{files.download}</h3>
          <ul className="plain formats">
            {formats.map((format) => (
              <li key={format}>
                <button type="button" className="button line compact" onClick={() => download(format)}>
                  {names[format]}
                </button>
                <span className="small quiet">{files.formats[format]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{files.upload}</h3>
      <label className="button line compact">
        {files.choose}
        <input
          className="visually-hidden"
          type="file"
          multiple
          aria-describedby="upload-help"
          accept=".json,.csv,.tsv,.zip,.gexf,.graphml,.xml"
          onChange={({ target }) => {
            onOpen([...(target.files ?? [])])
            // The same file, mended, is another one.
            target.value = ''
          }}
        />
      </label>
      <p id="upload-help" className="small quiet">
        {files.uploadHelp}
      </p>
      <div role="alert" ref={alert}>
        {told && (
          <div className="notice late">
            <div>
              <p>{told}</p>
              {shown && <p>{files.stays}</p>}
            </div>
          </div>
        )}
      </div>
    </div>
  )
}

const names: Record<Format, string> = { json: 'JSON', csv: 'CSV', gexf: 'GEXF', graphml: 'GraphML' }

/** A file's name without its end, or the recipe in short. */
function nameOf(from: NonNullable<Generator['shown']>['from']): string {
  if ('file' in from) return from.file.replace(/(\.csv)?\.\w+$/, '') || brandFileName
  const { model, seed, parameters } = from.recipe
  return `${brandFileName}-${model}-${parameters.people}-${seed}`
}

function save(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
