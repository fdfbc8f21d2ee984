import { type Device, deviceLimits } from '@varanda/domain/account/device'
import { hasTowerOfMarks, showsSomething, withoutDisguise } from '@varanda/domain/visible-text'
import { type FormEvent, useId, useState } from 'react'
import { useMe } from '../data/use-me.ts'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/notice/toast.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { nameDevice } from './data/devices.ts'
import { words } from './words.ts'

/** What I call a device. */
export function RenameSheet({ id, device, onClose }: { id: string; device: Device; onClose: () => void }) {
  const me = useMe()
  const form = useId()
  const [name, setName] = useState(device.name)
  const [wrong, setWrong] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const clean = withoutDisguise(name.replace(/\s+/gu, ' ')).trim()
    if (!showsSomething(clean) || hasTowerOfMarks(clean) || clean.length > deviceLimits.name) {
      setWrong(true)
      ;(event.target as HTMLFormElement).querySelector('input')?.focus()
      return
    }
    if (clean !== device.name) {
      nameDevice(me.uid, id, clean).catch((error) => {
        console.warn('device', error)
        toast(words.refused)
      })
    }
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.devices.renameTitle}
      foot={
        <button type="submit" form={form} className="button wide">
          {words.devices.save}
        </button>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <Field
          label={words.devices.name}
          hint={words.devices.nameHint}
          {...(wrong && { error: words.devices.nameWrong(deviceLimits.name) })}
        >
          {(field) => (
            <input
              {...field}
              className="input"
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Sheet>
  )
}
