import { fill } from '@varanda/explorer/fill'
import { useRef } from 'react'
import type { Generator } from './use-generator.ts'
import type { Figures, GeneratorProps } from './words.ts'

interface RunBarProps extends Pick<GeneratorProps, 'words'> {
  figures: Figures
  generator: Generator
  ready: boolean
  faulty: boolean
}

/** The one button of the page, what goes on, and a way out of it; on a phone always under the thumb. */
export function RunBar({ words, figures, generator, ready, faulty }: RunBarProps) {
  const { busy, ended, shown } = generator
  const { run } = words
  const network = shown?.network
  const told = useRef<HTMLDivElement>(null)
  const cancel = () => {
    // This button goes with what it stops; what is told of it stays.
    told.current?.focus({ preventScroll: true })
    generator.cancel()
  }
  return (
    <div className="run">
      <div className="told" role="status" tabIndex={-1} ref={told}>
        {busy ? (
          <p>{run[busy.doing]}</p>
        ) : faulty ? (
          <p className="hint error">{run.faulty}</p>
        ) : ended === 'cancelled' ? (
          <p>{network ? run.cancelled : run.stopped}</p>
        ) : ended?.code === 'crashed' ? (
          <p className="hint error">{run.crashed}</p>
        ) : (
          network && (
            <p>
              {fill(run.ready, {
                people: figures.whole(network.people.count),
                ties: figures.whole(network.ties.count),
              })}{' '}
              <a href="#network">{run.see}</a>
            </p>
          )
        )}
      </div>
      {busy && <progress aria-label={run.progress} value={busy.share} />}
      <div className="ways">
        <button className="button" type="submit" disabled={!ready}>
          {run.generate}
        </button>
        {busy && (
          <button className="button line" type="button" onClick={cancel}>
            {run.cancel}
          </button>
        )}
      </div>
    </div>
  )
}
