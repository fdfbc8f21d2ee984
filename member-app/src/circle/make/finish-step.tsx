import { useRouter } from '@tanstack/react-router'
import { call } from '@varanda/client/call'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { type CircleKind, circleLimits, circleName } from '@varanda/domain/circle/circle'
import { firstName } from '@varanda/domain/member/member'
import { type FormEvent, useId, useRef, useState } from 'react'
import { safeParse } from 'valibot'
import { useConnections } from '../../connection/data/connections.ts'
import { useMe } from '../../data/use-me.ts'
import { useAct } from '../../ui/act/use-act.ts'
import { Icon } from '../../ui/icon.tsx'
import { useGoBack } from '../../ui/navigation/use-go-back.ts'
import { useWhere } from '../../ui/navigation/use-where.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import { words as shared } from '../../ui/words.ts'
import { usePairKeptApart } from '../data/pair-kept-apart.ts'
import { ApartNotice } from '../manage/apart-notice.tsx'
import { CircleDoor } from '../page/circle-door.tsx'
import { RulesSentence } from '../rules-sentence.tsx'
import { makingWords, managingWords } from '../words.ts'
import { afterMaking } from './after-making.ts'
import { AsksFirst, useAsksFirst } from './asks-first.tsx'
import { makeOnce } from './make-once.ts'
import { change, finishPlan, type Plan, startOf } from './plan.ts'
import { Steps } from './steps.tsx'

const words = makingWords.finish

/** Third tap: its name, its rules in slots, its block; then it is made. What fails leaves everything as it is. */
export function FinishStep({ plan }: { plan: Plan }) {
  const router = useRouter()
  const where = useWhere()
  const goBack = useGoBack()
  const me = useMe()
  const connections = useConnections()
  const form = useId()
  const nameBox = useRef<HTMLInputElement>(null)
  const [isNameless, setNameless] = useState(false)
  const { busy, failure, setFailure, act } = useAct(words.failed, { 'not-connected': managingWords.choose.parted })
  const { kind, fixed } = startOf(plan.template)
  const asksFirst = useAsksFirst(kind, plan.template === 'scratch' ? undefined : plan.template)
  const known = connections.state === 'ready' ? connections.value : []
  const invited = kind === 'group' ? known.filter(({ uid }) => plan.people?.includes(uid)) : []
  const atDoor = [...invited, { uid: me.uid, photo: me.photo }].slice(0, 3)

  const [together, setTogether] = useState(false)
  const kept = usePairKeptApart(
    [],
    invited.map(({ uid }) => uid),
  )
  const pair = together ? undefined : kept
  const nameOf = (uid: string) => invited.find((one) => one.uid === uid)?.name ?? ''

  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || pair) return
    const isBad = !safeParse(circleName, plan.name).success
    setNameless(isBad)
    setFailure(undefined)
    if (isBad) return nameBox.current?.focus()
    const began = where()
    await act(async () => {
      const made = await makeOnce(plan.id, () =>
        call(createCircle, {
          circleId: plan.id,
          kind,
          name: plan.name,
          purpose: plan.purpose.trim(),
          block: plan.block,
          ...(plan.template !== 'scratch' && { template: plan.template }),
          rules: plan.rules,
          people: invited.map(({ uid }) => uid),
          together,
        }),
      )
      await afterMaking(router, { ...made, name: plan.name, isLeft: where() !== began })
      finishPlan(plan.id)
    })
  }
  return (
    <div className="make-screen">
      <div className="circle-band finish-band">
        <CircleDoor id={plan.id} edition={plan.block} people={atDoor} isBeingMade />
        <button type="button" className="icon-button finish-back" aria-label={shared.back} onClick={goBack}>
          <Icon name="back" />
        </button>
        <span className="finish-steps">
          <Steps now={3} />
        </span>
        <button
          type="button"
          className="other-block"
          onClick={() => change({ block: (plan.block + 1) % circleLimits.blocks })}
        >
          <Icon name="again" />
          {words.otherBlock}
        </button>
      </div>
      <div className="make-body">
        {/* The name says it to who sees; the heading has the focus and stays unseen with it. */}
        <div className="visually-hidden">
          <ScreenTitle title={words.title} />
        </div>
        {pair && (
          <ApartNotice
            pair={pair}
            asked={invited}
            nameOf={nameOf}
            onDrop={(uid) => change({ people: (plan.people ?? []).filter((one) => one !== uid) })}
            onTogether={() => setTogether(true)}
          />
        )}
        {/* Only the name: the enter key in a sheet of the rules is not to make it. */}
        <form id={form} noValidate onSubmit={(event) => void make(event)}>
          <label className="finish-name">
            <span className="visually-hidden">{words.name}</span>
            <input
              ref={nameBox}
              placeholder={words.namePlaceholder}
              maxLength={circleLimits.name}
              aria-invalid={isNameless}
              aria-describedby="finish-name-hint"
              value={plan.name}
              onChange={(event) => {
                change({ name: event.target.value })
                setNameless(false)
              }}
            />
            <Icon name="edit" />
          </label>
        </form>
        <p id="finish-name-hint" className={isNameless ? 'hint error' : 'visually-hidden'}>
          {isNameless && words.nameMissing}
        </p>
        <GrowingText
          className="finish-purpose"
          aria-label={words.purpose}
          placeholder={words.purposePlaceholder}
          rows={1}
          maxLength={circleLimits.purpose}
          value={plan.purpose}
          onChange={(event) => change({ purpose: event.target.value })}
        />
        <RulesSentence
          kind={kind}
          rules={plan.rules}
          fixed={fixed}
          onChange={(rule) => change({ rules: { ...plan.rules, ...rule } })}
        />
        <Coming kind={kind} invited={invited} />
        {plan.template === 'kids' && <p className="row-sub">{words.kids}</p>}
      </div>
      <div className="make-foot">
        {asksFirst && <AsksFirst />}
        <Failed>{failure}</Failed>
        <button type="submit" form={form} className="button wide" aria-disabled={busy || pair !== undefined}>
          {pair
            ? managingWords.apart.missing(firstName(nameOf(pair.one)), firstName(nameOf(pair.other)))
            : busy
              ? words.making
              : asksFirst
                ? words.ask
                : kind === 'public'
                  ? words.open
                  : words.make}
        </button>
        <p className="row-sub make-note">{words.note}</p>
      </div>
    </div>
  )
}

/** Who gets an invitation, in names. */
function Coming({ kind, invited }: { kind: CircleKind; invited: readonly { uid: string; name: string }[] }) {
  if (kind === 'public') return <p className="finish-coming row-sub">{words.public}</p>
  if (invited.length === 0) return <p className="finish-coming row-sub">{words.nobody}</p>
  const names = invited.map(({ name }) => firstName(name))
  const more = names.length > 3 ? names.length - 3 : 0
  return (
    <div className="finish-coming">
      <span className="portraits">
        {invited.slice(0, 4).map(({ uid }) => (
          <Portrait key={uid} uid={uid} />
        ))}
      </span>
      <p>
        <strong>{more > 0 ? words.invitedAndMore(names.slice(0, 3), more) : words.invited(names)}</strong>{' '}
        {words.receive(invited.length)}
      </p>
    </div>
  )
}
