import { useState } from 'react'
import type { GraphCanvas } from '../../canvas/graph-canvas.ts'
import type { PictureLegend } from '../../canvas/legend.ts'
import type { ExplorerWords } from '../explorer-props.ts'

interface ExportButtonsProps {
  canvas: GraphCanvas
  words: ExplorerWords
  /** Stands in the file too. */
  legend: PictureLegend
}

/** Keeps the drawing as a file: the view as a picture, or all of it as a drawing. */
export function ExportButtons({ canvas, words, legend }: ExportButtonsProps) {
  const say = words.export
  const [isLost, setLost] = useState(false)

  const save = async (made: Promise<Blob>, ending: string) => {
    try {
      const href = URL.createObjectURL(await made)
      Object.assign(document.createElement('a'), { href, download: `${say.file}.${ending}` }).click()
      setTimeout(() => URL.revokeObjectURL(href), 60_000)
      setLost(false)
    } catch {
      setLost(true)
    }
  }

  return (
    <fieldset className="explorer-export">
      <legend className="visually-hidden">{say.title}</legend>
      <button type="button" className="text-button" onClick={() => save(canvas.toPng(legend), 'png')}>
        {say.png}
      </button>
      <button type="button" className="text-button" onClick={() => save(canvas.toSvg(legend), 'svg')}>
        {say.svg}
      </button>
      <p role="status">{isLost && say.failed}</p>
    </fieldset>
  )
}
