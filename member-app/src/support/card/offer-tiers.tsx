import { call } from '@varanda/client/call'
import type { TierShown } from '@varanda/domain/card/calls/cards-of'
import { offerTiers } from '@varanda/domain/card/calls/offer-tiers'
import { type HistoryRule, historyRules } from '@varanda/domain/circle/circle'
import type { SupportPage } from '@varanda/domain/support/support-page'
import { useState } from 'react'
import { useAct } from '../../ui/act/use-act.ts'
import { Field } from '../../ui/field.tsx'
import { Failed } from '../../ui/notice/failed.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { say } from '../words.ts'
import { words } from './words.ts'

const texts = words.own

interface OfferProps {
  page: SupportPage
  offered: readonly TierShown[]
  onDone: () => void
}

/** Makes the monthly amounts of a page payable by card, each with what its subscribers read of before. */
export function OfferTiers({ page: { tiers, currency }, offered, onDone }: OfferProps) {
  const [chosen, choose] = useState<Record<string, HistoryRule>>({})
  const { busy, failure, act } = useAct(words.failed)
  const historyOf = (id: string): HistoryRule => chosen[id] ?? offered.find((one) => one.id === id)?.history ?? 'all'
  const save = () =>
    act(async () => {
      await call(offerTiers, { tiers: tiers.map(({ id }) => ({ id, history: historyOf(id) })) })
      toast(texts.saved)
      onDone()
    })
  const stateOf = (id: string, amount: number) => {
    const there = offered.find((one) => one.id === id)
    if (!there) return texts.not
    const stands = there.amount === amount && there.currency === currency
    return stands ? texts.offered : texts.changed(say(there.amount, there.currency))
  }
  return (
    <section className="card-part">
      <h2 className="sheet-title">{texts.offer}</h2>
      {tiers.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p className="small quiet">{texts.offerText}</p>
          <ul className="card-list">
            {tiers.map(({ id, name, amount }) => (
              <li key={id} className="card-row">
                <h3 className="sheet-title" dir="auto">
                  {name}
                </h3>
                <p>
                  <b>{words.tiers.monthly(say(amount, currency))}</b>
                </p>
                <p className="small">{stateOf(id, amount)}</p>
                <Field label={texts.historyLabel(name)}>
                  {(field) => (
                    <select
                      {...field}
                      className="input"
                      value={historyOf(id)}
                      onChange={(event) => choose({ ...chosen, [id]: event.target.value as HistoryRule })}
                    >
                      {historyRules.map((rule) => (
                        <option key={rule} value={rule}>
                          {texts.history[rule]}
                        </option>
                      ))}
                    </select>
                  )}
                </Field>
              </li>
            ))}
          </ul>
          <button type="button" className="button leaf wide" aria-disabled={busy} onClick={() => void save()}>
            {busy ? texts.saving : texts.save}
          </button>
          <p className="small quiet">{texts.post}</p>
        </>
      )}
      <Failed>{failure}</Failed>
    </section>
  )
}
