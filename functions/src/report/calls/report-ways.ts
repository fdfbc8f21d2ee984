import { reportWays as contract } from '@varanda/domain/report/calls/report-ways'
import { mayCircleRead } from '@varanda/domain/report/route'
import { callable } from '../../lib/callable.ts'
import { meetingPlaces } from '../meeting-places.ts'
import { reportedPerson } from '../reported-person.ts'
import { sealTarget } from '../seal-target.ts'

export const reportWays = callable(contract, async ({ target }, reporter, { now }) => {
  const { author } = await sealTarget(target, reporter, undefined, now)
  const [about, by, places] = await Promise.all([
    reportedPerson(author),
    reportedPerson(reporter.uid),
    meetingPlaces(target, reporter.uid, author),
  ])
  // What is chosen as the reason comes later, and is asked again when it is sent.
  const concern = { kind: target.kind, category: 'other', hasMinor: about.isMinor || by.isMinor } as const
  const may = places.filter((place) => mayCircleRead(concern, place))
  return {
    circles: may.map(({ id, name }) => ({ id, name })),
    ruled: may.length === 0 && places.some((place) => place.reporter === 'member'),
  }
})
