import { isRefused } from '@varanda/domain/mail/mail'
import { useMailWishes } from '../../account/data/settings.ts'
import { useMe } from '../../data/use-me.ts'
import { useAddressShown } from './use-address-shown.ts'

/** Whether anything that is chosen to go by mail gets there, as far as it is known. */
export function useMailComes(): boolean {
  const { email } = useMe()
  const isShown = useAddressShown()
  const mail = useMailWishes()
  const wishes = mail.state === 'ready' ? mail.value : undefined
  const isStopped = wishes !== undefined && (wishes.notifications === false || isRefused(wishes, email))
  // Whoever comes in by a guardian's code has no address.
  return email !== '' && isShown !== false && !isStopped
}
