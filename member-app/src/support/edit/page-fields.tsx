import { useRouter } from '@tanstack/react-router'
import { call } from '@varanda/client/call'
import { type Currency, currencyCodes } from '@varanda/domain/money/currency'
import { parseAmount } from '@varanda/domain/money/parse-amount'
import { saveSupportPage } from '@varanda/domain/support/calls/save-support-page'
import { type SupportPage, supportLimits } from '@varanda/domain/support/support-page'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useUnsentWords } from '../../data/unsent-words.ts'
import { useMe } from '../../data/use-me.ts'
import { useAct } from '../../ui/act/use-act.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { localeTag } from '../../ui/locale.ts'
import { focusLacking } from '../../ui/navigation/focus-lacking.ts'
import { useWhere } from '../../ui/navigation/use-where.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { useLeaveQuestion } from '../../ui/sheet/use-leave-question.tsx'
import { say, signOf, words } from '../words.ts'
import { faultsIn, followed, formOf, newGoal, newTier, type PageFaults, wishOf } from './form.ts'
import { GoesOn } from './goes-on.tsx'
import { addTierId, TierFields } from './tier-fields.tsx'

const texts = words.edit
const currencyNames = new Intl.DisplayNames(localeTag, { type: 'currency' })
const said = { empty: texts.needed, amount: texts.amountWrong, promise: texts.promise }

/** What a page says, collects for and asks every month, and whether it is open. */
export function PageFields({ page }: { page: SupportPage | undefined }) {
  const me = useMe()
  const router = useRouter()
  const id = useId()
  const [form, setForm] = useState(() => formOf(page))
  const [seen, setSeen] = useState(page)
  if (page !== seen) {
    setSeen(page)
    setForm(followed(form, seen, page))
  }
  const [isChanged, setChanged] = useState(false)
  const [faults, setFaults] = useState<PageFaults>({})
  const { busy, failure, setFailure, act } = useAct(texts.failed)
  useUnsentWords(isChanged)
  const { question, letGo } = useLeaveQuestion(isChanged, texts.leave)
  /** How often something was typed or chosen: what is while it is being saved is not saved. */
  const changes = useRef(0)
  const change = (part: Partial<typeof form>) => {
    changes.current++
    setForm({ ...form, ...part })
    setChanged(true)
  }
  const { goal, currency, tiers } = form
  // Whoever takes the goal away by mistake gets it back as it was typed.
  const lastGoal = useRef(goal)
  const goalTitle = useRef<HTMLInputElement>(null)
  const switchGoal = (on: boolean) => {
    if (!on) lastGoal.current = goal
    change({ goal: on ? (lastGoal.current ?? formOf(page).goal ?? newGoal()) : null })
  }
  const [added, setAdded] = useState<string>()
  const addTier = () => {
    const tier = newTier()
    setAdded(tier.id)
    change({ tiers: [...tiers, tier] })
  }
  const fault = (field: string) => {
    const found = faults[field]
    return found ? { error: said[found] } : {}
  }
  const reads = (typed: string) => {
    const amount = parseAmount(typed, currency)
    return amount ? { hint: words.link.read(say(amount, currency)) } : {}
  }
  const where = useWhere()
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = event.currentTarget
    if (busy) return
    const lacking = faultsIn(form)
    setFaults(lacking)
    const isLacking = Object.keys(lacking).length > 0
    setFailure(lacking.promises ? texts.promise : isLacking ? texts.missing : undefined)
    if (isLacking) return focusLacking(fields)
    const began = where()
    const saved = changes.current
    await act(async () => {
      await call(saveSupportPage, wishOf(form, page))
      toast(texts.saved)
      if (changes.current !== saved) return
      setChanged(false)
      if (where() !== began) return
      letGo()
      await router.navigate({ to: '/user/people/$uid/support', params: { uid: me.uid }, replace: true })
    })
  }
  return (
    <>
      <form className="support-form" noValidate onSubmit={(event) => void save(event)}>
        <Field label={texts.words}>
          {(field) => (
            <textarea
              {...field}
              className="input"
              rows={4}
              maxLength={supportLimits.words}
              value={form.words}
              onChange={(event) => change({ words: event.target.value })}
            />
          )}
        </Field>
        {!page?.ways.pix && (
          <Field label={texts.currency}>
            {(field) => (
              <select
                {...field}
                className="input"
                value={currency}
                onChange={(event) => change({ currency: event.target.value as Currency })}
              >
                {currencyCodes.map((code) => (
                  <option key={code} value={code}>
                    {code} · {currencyNames.of(code)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <fieldset className="support-group">
          <label className="check">
            <input type="checkbox" checked={goal !== null} onChange={(event) => switchGoal(event.target.checked)} />
            <span>{texts.goal}</span>
          </label>
          {goal && (
            <>
              <Field label={texts.goalTitle} {...fault('title')}>
                {(field) => (
                  <input
                    {...field}
                    ref={goalTitle}
                    className="input"
                    maxLength={supportLimits.title}
                    value={goal.title}
                    onChange={(event) => change({ goal: { ...goal, title: event.target.value } })}
                  />
                )}
              </Field>
              <Field label={texts.goalAmount(signOf(currency))} {...reads(goal.amount)} {...fault('goal')}>
                {(field) => (
                  <input
                    {...field}
                    className="input"
                    inputMode="decimal"
                    value={goal.amount}
                    onChange={(event) => change({ goal: { ...goal, amount: event.target.value } })}
                  />
                )}
              </Field>
              {page?.goal?.id === goal.id && (
                <button
                  type="button"
                  className="text-button"
                  onClick={() => {
                    change({ goal: newGoal() })
                    // The button goes, and the new one is named next.
                    goalTitle.current?.focus()
                  }}
                >
                  {texts.goalNew}
                </button>
              )}
            </>
          )}
        </fieldset>
        <fieldset className="support-group">
          <legend className="sheet-title">{texts.tiers}</legend>
          {tiers.map((tier) => (
            <TierFields
              key={tier.id}
              tier={tier}
              isNew={tier.id === added}
              currency={currency}
              fault={faults[tier.id]}
              onChange={(to) => change({ tiers: tiers.map((one) => (one.id === tier.id ? to : one)) })}
              onRemove={() => change({ tiers: tiers.filter((one) => one.id !== tier.id) })}
            />
          ))}
          {tiers.length < supportLimits.tiers && (
            <button id={addTierId} type="button" className="button line" onClick={addTier}>
              <Icon name="plus" /> {texts.tierAdd}
            </button>
          )}
        </fieldset>
        <fieldset className="support-group">
          <legend className="sheet-title">{texts.promises}</legend>
          <label className="check">
            <input
              type="checkbox"
              checked={form.noChildren}
              aria-describedby={`${id}-children`}
              onChange={(event) => change({ noChildren: event.target.checked })}
            />
            <span>{texts.noChildren}</span>
          </label>
          <p id={`${id}-children`} className="hint">
            {texts.noChildrenNote}
          </p>
          <label className="check">
            <input
              type="checkbox"
              checked={form.noPrizes}
              onChange={(event) => change({ noPrizes: event.target.checked })}
            />
            <span>{texts.noPrizes}</span>
          </label>
          <p className="small quiet">{texts.taxes}</p>
          <label className="check">
            <input
              type="checkbox"
              checked={form.on}
              aria-describedby={`${id}-on`}
              onChange={(event) => change({ on: event.target.checked })}
            />
            <span>{texts.on}</span>
          </label>
          <p id={`${id}-on`} className="hint">
            {texts.onNote}
          </p>
        </fieldset>
        {page && <GoesOn page={page} form={form} />}
        <Failed>{failure}</Failed>
        <button type="submit" className="button wide" aria-disabled={busy}>
          {busy ? texts.saving : texts.save}
        </button>
      </form>
      {question}
    </>
  )
}
