import { call } from '@varanda/client/call'
import { changeCircle } from '@varanda/domain/circle/calls/change-circle'
import { circleLimits, circleName } from '@varanda/domain/circle/circle'
import { useState } from 'react'
import { safeParse } from 'valibot'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import type { MyCircle } from '../data/circles-found.ts'
import { managingWords } from '../words.ts'

const words = managingWords.rename

/** What a circle of mine is called, and what it is for. */
export function RenameSheet({ circle: { id, circle }, onClose }: { circle: MyCircle; onClose: () => Promise<void> }) {
  const [name, setName] = useState(circle.name)
  const [purpose, setPurpose] = useState(circle.purpose ?? '')
  const [isNameless, setNameless] = useState(false)
  return (
    <ConfirmSheet
      title={words.title}
      yes={words.yes}
      no={words.no}
      doing={words.doing}
      failed={words.failed}
      missing={() => {
        const bad = !safeParse(circleName, name).success
        setNameless(bad)
        return bad ? '' : undefined
      }}
      act={async () => {
        await call(changeCircle, { circleId: id, name, purpose: purpose.trim() })
        toast(words.done)
      }}
      onClose={onClose}
    >
      <Field label={words.name} {...(isNameless && { error: words.nameMissing })}>
        {(field) => (
          <input
            {...field}
            className="input"
            maxLength={circleLimits.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={words.purpose} hint={words.purposeHint}>
        {(field) => (
          <GrowingText
            {...field}
            className="input"
            rows={2}
            maxLength={circleLimits.purpose}
            value={purpose}
            onChange={(event) => setPurpose(event.target.value)}
          />
        )}
      </Field>
    </ConfirmSheet>
  )
}
