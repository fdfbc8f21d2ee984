import type { Ward } from '@varanda/domain/guardian/guardian'
import type { Approval } from '@varanda/domain/guardian/guardian-approval'
import { paths } from '@varanda/domain/paths'
import { useMemo } from 'react'
import type { Live } from '../../data/live.ts'
import { useList } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'

/** A question with its id, by which it is answered. */
export interface Question extends Approval {
  id: string
}

/** The accounts that I answer for, the youngest last. */
export function useWards(): Live<Ward[]> {
  const { uid } = useMe()
  const list = useList<Ward>(paths.wards(uid))
  return useMemo(() => {
    if (list.state !== 'ready') return list
    const wards = list.value.map((row) => row.data).sort((a, b) => a.birthDate.localeCompare(b.birthDate))
    return { ...list, value: wards }
  }, [list])
}

/** What waits for my answer as a guardian, or, of a ward, what the guardian was asked and said. */
export function useQuestions(as: 'guardian' | 'ward', now: Date): Question[] {
  const { uid, guardian } = useMe()
  const isNobodys = as === 'ward' && guardian === null
  const list = useList<Approval>(isNobodys ? undefined : paths.approvals(uid))
  return useMemo(() => {
    if (list.state !== 'ready') return []
    return list.value
      .map(({ id, data }) => ({ id, ...data }))
      .filter((one) => one[as].uid === uid && one.expiresAt.toMillis() > now.getTime())
      .filter(({ state }) => as === 'ward' || state === 'waiting')
      .sort((a, b) => a.askedAt.toMillis() - b.askedAt.toMillis())
  }, [list, as, uid, now])
}
