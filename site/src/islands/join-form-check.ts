import { joinByAge } from '@varanda/domain/member/age'
import { memberLimits, memberName } from '@varanda/domain/member/member'
import * as v from 'valibot'

export interface JoinValues {
  name: string
  email: string
  password: string
  birth: string
}

export type JoinFault = 'name' | 'nameLong' | 'email' | 'password' | 'birth' | 'birthImpossible'

export type JoinFaults = Partial<Record<keyof JoinValues, JoinFault>>

/** What must be mended before the form may go out; `account` is false for someone who is signed in already. */
export function checkJoin(
  values: JoinValues,
  rule: { account: boolean; passwordLength: number; now: Date },
): JoinFaults {
  const faults: JoinFaults = {}
  if (!v.safeParse(memberName, values.name).success) {
    faults.name = values.name.trim().length > memberLimits.name ? 'nameLong' : 'name'
  }
  if (rule.account && !/^\S+@\S+\.\S+$/.test(values.email.trim())) faults.email = 'email'
  if (rule.account && values.password.length < rule.passwordLength) faults.password = 'password'
  if (values.birth === '') faults.birth = 'birth'
  else if (joinByAge(values.birth, rule.now) === 'impossible') faults.birth = 'birthImpossible'
  return faults
}

/** Under the age at which a guardian makes the account. */
export function needsGuardian(birth: string, now: Date): boolean {
  return birth !== '' && joinByAge(birth, now) === 'guardian'
}
