import { call } from '@varanda/client/call'
import { correctBirthDate } from '@varanda/domain/guardian/calls/correct-birth-date'
import { joinByAge } from '@varanda/domain/member/age'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { ActSheet } from '../../ui/sheet/act-sheet.tsx'
import { words } from './words.ts'

const said = words.acts.birthDate

/** Another birth date for a member. What is stored is not shown: nobody but its owner and a guardian may read it. */
export function BirthDateSheet({ card, onClose }: { card: DirectoryCard; onClose: () => void }) {
  const [birth, setBirth] = useState('')
  const name = firstName(card.name)
  const correct = async (reason: string) => {
    await call(correctBirthDate, { uid: card.uid, birthDate: birth, reason })
    toast(said.done(name))
  }
  return (
    <ActSheet
      title={said.title(name)}
      means={said.text(name)}
      yes={said.yes}
      reasonHint={said.reasonHint}
      missing={faultOf(birth)}
      refusals={{
        'needs-guardian': said.alone(name),
        'has-wards': said.wards(name),
        'not-an-adult': said.admin(name),
        'bad-input': said.impossible,
      }}
      onAct={correct}
      onClose={onClose}
    >
      <Field label={said.label}>
        {(field) => (
          <input
            {...field}
            className="input"
            type="date"
            value={birth}
            onChange={(event) => setBirth(event.target.value)}
          />
        )}
      </Field>
    </ActSheet>
  )
}

function faultOf(birth: string): string | undefined {
  if (birth === '') return said.missing
  return joinByAge(birth, new Date()) === 'impossible' ? said.impossible : undefined
}
