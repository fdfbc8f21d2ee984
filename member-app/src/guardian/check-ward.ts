import { joinByAge } from '@varanda/domain/member/age'
import { birthDate, memberName } from '@varanda/domain/member/member'
import * as v from 'valibot'

export interface WardForm {
  name: string
  birthDate: string
}

export type NameFault = 'name' | 'nameLong'
export type BirthFault = 'birth' | 'impossible' | 'old'

/** What is wrong with a birth date for a ward; undefined when nothing is. */
export function birthFault(birth: string, now: Date): BirthFault | undefined {
  if (birth === '') return 'birth'
  if (!v.safeParse(birthDate, birth).success) return 'impossible'
  const age = joinByAge(birth, now)
  return age === 'impossible' ? 'impossible' : age === 'ok' ? 'old' : undefined
}

/** What is wrong with the form before it is sent. */
export function checkWard(form: WardForm, now: Date): { name?: NameFault; birthDate?: BirthFault } {
  const name = v.safeParse(memberName, form.name).success
    ? undefined
    : form.name.trim() === ''
      ? ('name' as const)
      : ('nameLong' as const)
  const birth = birthFault(form.birthDate, now)
  return { ...(name && { name }), ...(birth && { birthDate: birth }) }
}
