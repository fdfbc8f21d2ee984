import { useStore } from '@nanostores/react'
import { useRouter } from '@tanstack/react-router'
import { call } from '@varanda/client/call'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { circleLimits, circleName } from '@varanda/domain/circle/circle'
import { newCircleId } from '@varanda/domain/ids'
import { type FormEvent, useRef, useState } from 'react'
import { safeParse } from 'valibot'
import { useConnections } from '../../connection/data/connections.ts'
import { useUnsentWords } from '../../data/unsent-words.ts'
import { useMe } from '../../data/use-me.ts'
import { useAct } from '../../ui/act/use-act.ts'
import { Field } from '../../ui/field.tsx'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { useWhere } from '../../ui/navigation/use-where.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { KnownPeople } from '../known-people.tsx'
import { PeopleTiles } from '../people-tiles.tsx'
import { makingWords, managingWords } from '../words.ts'
import { afterMaking } from './after-making.ts'
import { AsksFirst, useAsksFirst } from './asks-first.tsx'
import { makeOnce } from './make-once.ts'
import { $privatePlan } from './private-plan.ts'

const words = makingWords.secret

/** A circle that only I know of, at once: a name, and who. */
export function SecretScreen() {
  const router = useRouter()
  const where = useWhere()
  const connections = useConnections()
  const { uid } = useMe()
  const [empty] = useState(() => ({ id: newCircleId(uid), name: '', people: [] }))
  const plan = useStore($privatePlan) ?? empty
  const { id, name } = plan
  const [isNameless, setNameless] = useState(false)
  const { busy, failure, setFailure, act } = useAct(makingWords.finish.failed, {
    'not-connected': managingWords.choose.parted,
  })
  const nameBox = useRef<HTMLInputElement>(null)
  const asksFirst = useAsksFirst('private', undefined)
  useUnsentWords(name !== '' || plan.people.length > 0)
  const known = connections.state === 'ready' ? connections.value : []
  // Whose connection has ended meanwhile has no tile any more to be unticked.
  const people = plan.people.filter((uid) => known.some((one) => one.uid === uid))
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const isBad = !safeParse(circleName, name).success
    setNameless(isBad)
    setFailure(undefined)
    if (isBad) return nameBox.current?.focus()
    const began = where()
    await act(async () => {
      const made = await makeOnce(id, () => call(createCircle, { circleId: id, kind: 'private', name, people }))
      await afterMaking(router, { ...made, name, isLeft: where() !== began })
      if ($privatePlan.get()?.id === id) $privatePlan.set(undefined)
    })
  }
  return (
    <form className="make-screen" noValidate onSubmit={(event) => void make(event)}>
      <BackBar close>{null}</BackBar>
      <div className="make-title">
        <ScreenTitle title={words.title} />
        <p className="row-sub">{words.text}</p>
      </div>
      <div className="make-body">
        <Field label={makingWords.finish.name} {...(isNameless && { error: makingWords.finish.nameMissing })}>
          {(field) => (
            <input
              {...field}
              ref={nameBox}
              className="input"
              maxLength={circleLimits.name}
              value={name}
              onChange={(event) => {
                $privatePlan.set({ ...plan, name: event.target.value })
                setNameless(false)
              }}
            />
          )}
        </Field>
        <KnownPeople connections={connections}>
          <PeopleTiles
            people={known}
            chosen={people}
            most={circleLimits.atOnce}
            onChange={(uids) => $privatePlan.set({ ...plan, people: uids })}
          />
        </KnownPeople>
      </div>
      <div className="make-foot">
        {asksFirst && <AsksFirst />}
        <Failed>{failure}</Failed>
        <button type="submit" className="button wide" aria-disabled={busy}>
          {busy ? makingWords.finish.making : asksFirst ? makingWords.finish.ask : words.make(people.length)}
        </button>
      </div>
    </form>
  )
}
