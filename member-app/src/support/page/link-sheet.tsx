import { call } from '@varanda/client/call'
import { newId } from '@varanda/domain/ids'
import type { Currency } from '@varanda/domain/money/currency'
import { parseAmount } from '@varanda/domain/money/parse-amount'
import { declareTip } from '@varanda/domain/support/calls/declare-tip'
import type { SupportHost } from '@varanda/domain/support/support-link'
import { useState } from 'react'
import { toast } from '../../ui/notice/toast.tsx'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import { AmountField } from '../amount/amount-field.tsx'
import { say, signOf, words } from '../words.ts'

interface LinkSheetProps {
  uid: string
  name: string
  host: SupportHost
  currency: Currency
  onClose: () => Promise<void>
}

/** Somebody says how much they sent at a page elsewhere. */
export function LinkSheet({ uid, name, host, currency, onClose }: LinkSheetProps) {
  const [tipId] = useState(newId)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const amount = parseAmount(typed, currency)
  return (
    <ConfirmSheet
      title={words.link.title(host)}
      yes={words.link.say}
      missing={() => {
        const lacking = amount ? undefined : words.link.wrong
        setFault(lacking)
        return lacking && ''
      }}
      act={() => call(declareTip, { uid, tipId, by: { way: 'link', host }, amount: amount ?? 0, currency })}
      failed={words.pix.failed}
      // Said already, where the answer to it was lost.
      refusals={{ 'id-taken': words.pix.saidAlready }}
      onClose={onClose}
      tell={() => toast(words.link.said(name, host))}
    >
      <p>{words.pix.paidText(name)}</p>
      <AmountField
        label={words.link.label(signOf(currency))}
        hint={amount ? words.link.read(say(amount, currency)) : undefined}
        error={fault}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setFault(undefined)
        }}
      />
    </ConfirmSheet>
  )
}
