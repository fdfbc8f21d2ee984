import type { Trial } from '@varanda/domain/automation/calls/try-automation'
import type { Parts } from '@varanda/domain/automation/parts'
import { listNames } from '@varanda/domain/messages/plural'
import { useNames } from '../../connection/data/connections.ts'
import { locale } from '../../ui/locale.ts'
import { useSayMarks } from '../../ui/text/names-known.ts'
import { sayTime } from '../../ui/time/time-words.ts'
import { useNow } from '../../ui/time/use-now.ts'
import { sentenceWords, words } from '../words.ts'

/** One thing that it saw, and what it would have done, or what stopped it. */
export function TrialRow({ trial, parts }: { trial: Trial; parts: Parts }) {
  const { kind, by, at, excerpt, stopped } = trial
  const { knownName } = useNames()
  const sayMarks = useSayMarks()
  const now = useNow()
  return (
    <li className="auto-trial-row">
      <time className="auto-when quiet" dateTime={at}>
        {sayTime(new Date(at), now)}
      </time>
      <div>
        <p className="auto-saw" dir="auto">
          {words.happened[kind](knownName(by) ?? words.someone)}
          {excerpt && <>: “{sayMarks(excerpt)}”</>}
        </p>
        {stopped ? (
          <p className="quiet">{words.stops[stopped]}</p>
        ) : (
          <p className="auto-would">{words.trial.would(listNames(locale, whatItDoes(parts)))}</p>
        )}
      </div>
    </li>
  )
}

function whatItDoes({ actions }: Parts): string[] {
  return actions.map((action) => sentenceWords.does[action.kind === 'notify' ? action.by : action.kind])
}
