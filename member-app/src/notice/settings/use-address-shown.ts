import type { Contact } from '@varanda/domain/member/contact'
import { paths } from '@varanda/domain/paths'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'

/** Whether I once showed that my address is mine; undefined until that is known. */
export function useAddressShown(): boolean | undefined {
  const contact = useDoc<Contact>(paths.contact(useMe().uid))
  return contact.state === 'ready' && contact.value ? contact.value.isShown === true : undefined
}
