import { ageBands } from '@varanda/domain/guardian/age-band'
import type { DirectoryFilter } from '@varanda/domain/member/directory-query'
import { memberUid, roles } from '@varanda/domain/member/member'
import { standingStatuses } from '@varanda/domain/member/standing'
import * as v from 'valibot'

/** The part of the address that says what is looked for: `?q=&role=&status=&band=&invitedBy=`. */
export interface MembersSearch {
  q?: string
  role?: (typeof roles)[number]
  status?: (typeof standingStatuses)[number]
  band?: (typeof ageBands)[number]
  invitedBy?: string
}

const oneOf = <Value extends string>(values: readonly Value[], text: unknown): Value | undefined =>
  values.find((value) => value === text)

/** Reads the address; what it does not know is not there. */
export function readMembersSearch(search: Record<string, unknown>): MembersSearch {
  const { q } = search
  const role = oneOf(roles, search.role)
  const status = oneOf(standingStatuses, search.status)
  const band = oneOf(ageBands, search.band)
  const invitedBy = v.safeParse(memberUid, search.invitedBy)
  return {
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' && { q: String(q) }),
    ...(role && { role }),
    ...(status && { status }),
    ...(band && { band }),
    ...(invitedBy.success && { invitedBy: invitedBy.output }),
  }
}

/** What the directory is asked for. */
export function filterOf({ q = '', role, status, band, invitedBy }: MembersSearch): DirectoryFilter {
  return { text: q, role: role ?? null, status: status ?? null, band: band ?? null, invitedBy: invitedBy ?? null }
}
