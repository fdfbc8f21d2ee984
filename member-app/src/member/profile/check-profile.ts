import { isOfficialName, memberBio, memberLimits, memberName } from '@varanda/domain/member/member'
import * as v from 'valibot'

export type Fault = 'nameEmpty' | 'nameLong' | 'nameOfficial' | 'bioLong'

/** Checks the form by the instance's own rules: the cleaned values, or what is wrong under which field. */
export function checkProfile(form: {
  name: string
  bio: string
}): { ok: true; profile: { name: string; bio: string } } | { ok: false; name?: Fault; bio?: Fault } {
  const name = v.safeParse(memberName, form.name)
  const bio = v.safeParse(memberBio, form.bio)
  if (name.success && bio.success) return { ok: true, profile: { name: name.output, bio: bio.output } }
  return {
    ok: false,
    ...(!name.success && { name: faultOfName(form.name.trim()) }),
    ...(!bio.success && { bio: 'bioLong' as const }),
  }
}

function faultOfName(name: string): Fault {
  if (name.length > memberLimits.name) return 'nameLong'
  return isOfficialName(name) ? 'nameOfficial' : 'nameEmpty'
}
