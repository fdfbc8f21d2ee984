import { cardsOf } from '@varanda/domain/card/calls/cards-of'
import { leastByCard } from '@varanda/domain/card/minimum'
import type { Currency } from '@varanda/domain/money/currency'
import { parseAmount } from '@varanda/domain/money/parse-amount'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import { type FormEvent, useState } from 'react'
import { useUnsentWords } from '../../data/unsent-words.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/notice/failed.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { AmountField } from '../amount/amount-field.tsx'
import { AmountPills } from '../amount/amount-pills.tsx'
import { usePersonName } from '../use-person-name.ts'
import { say } from '../words.ts'
import { CardFrame } from './frame.tsx'
import { usePaying } from './use-paying.ts'
import { words } from './words.ts'

/** What is offered at a tap, in minor units: five of most currencies, or five hundred yen. */
const amounts = [500, 1000, 2500, 5000]

/** Supports somebody for one of their posts, once, by card. */
export function CardTipScreen({ postId }: { postId: string }) {
  const me = useMe()
  const entry = useDoc<Entry>(paths.entry(me.uid, postId))
  if (entry.state === 'ready' && entry.value) return <Choose uid={entry.value.author.uid} postId={postId} />
  const isGone = entry.state === 'ready' && !entry.fromCache
  return (
    <CardFrame title={words.act} test={false}>
      <div className="card-part">
        <ScreenTitle title={words.act} hidden />
        {entry.state === 'failed' ? (
          <LoadFailed />
        ) : isGone ? (
          <Empty title={words.off.title} text={words.off.text} />
        ) : (
          <Skeleton rows={2} />
        )}
      </div>
    </CardFrame>
  )
}

function Choose({ uid, postId }: { uid: string; postId: string }) {
  const name = usePersonName(uid)
  const cards = useAsked(cardsOf, { uid })
  const title = words.tip.title(name)
  return (
    <CardFrame title={words.act} test={cards.state === 'ready' && cards.value.open && cards.value.test}>
      <div className="card-part">
        <ScreenTitle title={title}>{title}</ScreenTitle>
        {cards.state === 'loading' && <Skeleton rows={2} />}
        {cards.state === 'failed' && <LoadFailed />}
        {cards.state === 'ready' &&
          (cards.value.open ? (
            <Amounts uid={uid} postId={postId} name={name} currency={cards.value.currency} look={cards.again} />
          ) : (
            <Empty title={words.off.title} text={words.off.text} />
          ))}
      </div>
    </CardFrame>
  )
}

interface AmountsProps {
  uid: string
  postId: string
  name: string
  currency: Currency
  look: () => void
}

function Amounts({ uid, postId, name, currency, look }: AmountsProps) {
  const { busy, failure, pay } = usePaying(uid, look)
  const [chosen, choose] = useState<number | 'other'>(amounts[1]!)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState(false)
  useUnsentWords(chosen === 'other' && typed !== '')
  const amount = chosen === 'other' ? parseAmount(typed, currency) : chosen
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEnough = amount !== undefined && amount >= leastByCard[currency]
    setFault(!isEnough)
    if (isEnough) void pay({ kind: 'tip', postId, amount, currency })
  }
  return (
    <form className="stack wide" noValidate onSubmit={submit}>
      <p>{words.tip.for}</p>
      <AmountPills
        name="amount"
        legend={words.tip.choose}
        values={[...amounts, 'other' as const]}
        say={(one) => (one === 'other' ? words.tip.other : say(one, currency))}
        chosen={chosen}
        onChoose={choose}
      />
      {chosen === 'other' && (
        <AmountField
          label={words.tip.otherLabel}
          hint={words.tip.otherHint}
          error={fault ? (amount ? words.tip.least(say(leastByCard[currency], currency)) : words.tip.wrong) : undefined}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setFault(false)
          }}
        />
      )}
      <button type="submit" className="button leaf wide" aria-disabled={busy}>
        {busy ? words.tip.opening : amount ? words.tip.pay(say(amount, currency)) : words.act}
      </button>
      <Failed>{failure}</Failed>
      <p className="small quiet">{words.direct(name)}</p>
    </form>
  )
}
