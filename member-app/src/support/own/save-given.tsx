import type { Given } from '@varanda/domain/support/given'
import { givenCsv } from '@varanda/domain/support/ledger-csv'
import { useState } from 'react'
import { useNames } from '../../connection/data/connections.ts'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { locale } from '../../ui/locale.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { words as shared } from '../../ui/words.ts'
import { loadAllGiven } from '../data/support.ts'
import { saveCsv } from '../ledger/save-csv.ts'
import { words } from '../words.ts'

/** All that I gave as a sheet, however little of it is on the screen. */
export function SaveGiven() {
  const me = useMe()
  const { knownName } = useNames()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const who = ({ to, toName }: Given) =>
    to === null ? words.own.formerCreator : (knownName(to) ?? toName ?? shared.someone)
  const save = async () => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const all = await loadAllGiven(me.uid)
      saveCsv(givenCsv(all, who, { ...words.csv, states: words.states }, locale), words.ledger.givenFile)
    } catch (error) {
      setFailure(sayFailure(error, words.pix.failed))
    }
    setBusy(false)
  }
  return (
    <>
      <button type="button" className="button line" aria-disabled={busy} onClick={() => void save()}>
        <Icon name="download" /> {words.ledger.givenCsv}
      </button>
      {failure && (
        <p className="notice late" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
