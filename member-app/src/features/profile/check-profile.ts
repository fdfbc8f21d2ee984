import { memberBio, memberLimits, memberName } from '@varanda/domain/member'
import * as v from 'valibot'

export type Fault = 'nameEmpty' | 'nameLong' | 'bioLong'

/** Checks the form by the house's own rules: the cleaned values, or what is wrong under which field. */
export function checkProfile(form: {
  name: string
  bio: string
}): { ok: true; profile: { name: string; bio: string } } | { ok: false; name?: Fault; bio?: Fault } {
  const name = v.safeParse(memberName, form.name)
  const bio = v.safeParse(memberBio, form.bio)
  if (name.success && bio.success) return { ok: true, profile: { name: name.output, bio: bio.output } }
  return {
    ok: false,
    ...(!name.success && { name: form.name.trim().length > memberLimits.name ? 'nameLong' : 'nameEmpty' }),
    ...(!bio.success && { bio: 'bioLong' as const }),
  }
}
