import type { Given } from '@varanda/domain/support/given'
import { givenCsv } from '@varanda/domain/support/ledger-csv'
import { useNames } from '../../connection/data/connections.ts'
import { useMe } from '../../data/use-me.ts'
import { useAct } from '../../ui/act/use-act.ts'
import { Icon } from '../../ui/icon.tsx'
import { locale } from '../../ui/locale.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { words as shared } from '../../ui/words.ts'
import { loadAllGiven } from '../data/support.ts'
import { saveCsv } from '../ledger/save-csv.ts'
import { words } from '../words.ts'

/** All that I gave as a sheet, however little of it is on the screen. */
export function SaveGiven() {
  const me = useMe()
  const { knownName } = useNames()
  const { busy, failure, act } = useAct(words.pix.failed)
  const who = ({ to, toName }: Given) =>
    to === null ? words.own.formerCreator : (knownName(to) ?? toName ?? shared.someone)
  const save = () =>
    act(async () => {
      const all = await loadAllGiven(me.uid)
      saveCsv(givenCsv(all, who, { ...words.csv, states: words.states }, locale), words.ledger.givenFile)
    })
  return (
    <>
      <button type="button" className="button line" aria-disabled={busy} onClick={() => void save()}>
        <Icon name="download" /> {words.ledger.givenCsv}
      </button>
      <Failed>{failure}</Failed>
    </>
  )
}
