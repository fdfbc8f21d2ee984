import { useRouter } from '@tanstack/react-router'
import { call } from '@varanda/client/call'
import { keepsakeNames } from '@varanda/design/scenes/gallery'
import { createWard } from '@varanda/domain/guardian/calls/create-ward'
import { wardUidOf } from '@varanda/domain/guardian/guardian'
import { newId } from '@varanda/domain/ids'
import { firstName } from '@varanda/domain/member/member'
import { profile as en } from '@varanda/domain/member/messages/en/profile'
import { profile as pt } from '@varanda/domain/member/messages/pt/profile'
import { drawnPhoto } from '@varanda/domain/member/photo'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useUnsentWords } from '../data/unsent-words.ts'
import { useMe } from '../data/use-me.ts'
import { DrawingOptions } from '../ui/choice/drawing-options.tsx'
import { Field } from '../ui/field.tsx'
import { inLocale, locale } from '../ui/locale.ts'
import { useWhere } from '../ui/navigation/use-where.ts'
import { Failed } from '../ui/notice/failed.tsx'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { toast } from '../ui/notice/toast.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { checkWard } from './check-ward.ts'
import { useWards } from './data/wards.ts'
import { words } from './words.ts'

const texts = words.add
const things = inLocale({ pt: pt.portrait.things, en: en.portrait.things })
const given = inLocale({ pt: pt.portrait.given, en: en.portrait.given })

/** One key for all tries at one account, so that asking again makes no second one. */
const begin = () => ({ key: newId(), name: '', birthDate: '' })
/** Of a child who is not there yet: Back closes the sheet, and nobody is to type it twice. Gone with the page. */
let begun = begin()

/** What it means to answer for a child's account, and the form that makes one. */
export function AddWard({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const me = useMe()
  const [{ key, ...form }, setForm] = useState(begun)
  // The uid that the account will have: the instance draws its portrait from that.
  const [uid, setUid] = useState(key)
  useEffect(() => {
    void wardUidOf(me.uid, key).then(setUid)
  }, [me.uid, key])
  const type = (change: Partial<typeof form>) => {
    begun = { key, ...form, ...change }
    setForm(begun)
  }
  const where = useWhere()
  const [drawing, setDrawing] = useState<string>()
  const [wrong, setWrong] = useState<ReturnType<typeof checkWard>>({})
  const [failure, setFailure] = useState<string>()
  const [doing, setDoing] = useState(false)
  const nameInput = useRef<HTMLInputElement>(null)
  const birthInput = useRef<HTMLInputElement>(null)
  const wards = useWards()
  const isMade = wards.state === 'ready' && wards.value.some((one) => one.uid === uid)
  // A try whose answer was lost has made it after all: what is typed next is of another child.
  useEffect(() => {
    if (!isMade || doing) return
    begun = begin()
    setForm(begun)
    setFailure(undefined)
  }, [isMade, doing])
  useUnsentWords(form.name !== '' || doing)

  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (doing) return
    const faults = checkWard(form, new Date())
    setWrong(faults)
    setFailure(undefined)
    if (faults.name) return nameInput.current?.focus()
    if (faults.birthDate) return birthInput.current?.focus()
    setDoing(true)
    const began = where()
    try {
      const photo = drawing && { photo: drawnPhoto(drawing) }
      const made = await call(createWard, { key, ...form, locale, ...photo })
      if (begun.key === key) begun = begin()
      toast(texts.done(firstName(form.name.trim())))
      if (where() !== began) return setDoing(false)
      await router.navigate({ to: '/user/wards/$uid', params: { uid: made.uid }, replace: true })
    } catch (error) {
      const said = sayFailure(error, texts.failed)
      setFailure(said)
      // Whoever did not wait for the answer believes that it is done.
      if (where() !== began) toast(said)
      setDoing(false)
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.title}
      foot={
        <button type="submit" form="add-ward" className="button wide" aria-disabled={doing}>
          {doing ? texts.doing : texts.submit}
        </button>
      }
    >
      <ul className="ward-means">
        {texts.means.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <form id="add-ward" className="stack wide" noValidate onSubmit={create}>
        <Field label={texts.name} hint={texts.nameHint} error={wrong.name && texts.errors[wrong.name]}>
          {(field) => (
            <input
              {...field}
              ref={nameInput}
              className="input"
              autoComplete="off"
              value={form.name}
              onChange={(event) => type({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label={texts.birth} hint={texts.birthHint} error={wrong.birthDate && texts.errors[wrong.birthDate]}>
          {(field) => (
            <input
              {...field}
              ref={birthInput}
              className="input"
              type="date"
              value={form.birthDate}
              onChange={(event) => type({ birthDate: event.target.value })}
            />
          )}
        </Field>
        <fieldset className="gallery">
          <legend className="label">{texts.portrait}</legend>
          <DrawingOptions
            uid={uid}
            chosen={drawing}
            options={[{ name: undefined, text: given }, ...keepsakeNames.map((name) => ({ name, text: things[name] }))]}
            onChoose={setDrawing}
          />
          <p className="hint">{texts.portraitNote}</p>
        </fieldset>
        <Failed>{failure}</Failed>
      </form>
    </Sheet>
  )
}
