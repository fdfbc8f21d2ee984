import { Sheet } from '../../ui/sheet/sheet.tsx'
import { words } from '../words.ts'
import { RemindForm } from './remind-form.tsx'

interface RemindSheetProps {
  uid: string
  name: string
  amount: number
  onClose: () => Promise<void>
}

export function RemindSheet({ uid, name, amount, onClose }: RemindSheetProps) {
  return (
    <Sheet open onClose={() => void onClose()} title={words.reminder.ask(name)}>
      <RemindForm uid={uid} amount={amount} onClose={onClose} />
    </Sheet>
  )
}
