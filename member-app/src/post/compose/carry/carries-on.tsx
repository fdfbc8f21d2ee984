import type { Automation } from '@varanda/domain/automation/automation'
import { carriedTo } from '@varanda/domain/automation/carried-to'
import type { Audience } from '@varanda/domain/post/audience'
import { useAutomations } from '../../../automation/data/automations.ts'
import type { MyCircle } from '../../../circle/data/circles-found.ts'
import { useMe } from '../../../data/use-me.ts'
import { words } from '../words.ts'
import { carryTold } from './carry-told.ts'

interface CarriesOnProps {
  text: string
  hasPhotos: boolean
  audience: Audience
  mine: readonly MyCircle[]
}

/** Says before a post goes out where an automation of mine will carry it besides, or would and cannot. */
export function CarriesOn({ text, hasPhotos, audience, mine }: CarriesOnProps) {
  const { uid } = useMe()
  const automations = useAutomations()
  const own: readonly { id: string; data: Automation }[] = automations.state === 'ready' ? automations.value : []
  const chosen = mine.filter(({ id }) => audience.circles.includes(id))
  // What is for a public circle, or for subscribers, is for those alone.
  if (own.length === 0 || chosen.some(({ circle }) => circle.kind === 'public' || circle.tier)) return null
  const told = chosen.flatMap(({ id, circle }) => (circle.kind === 'private' ? [] : id))
  const { goes, held } = carryTold(carriedTo(own, uid, { text, hasPhotos, audience, told }, clockOf), mine)
  return (
    <>
      {goes.length > 0 && (
        <p className="hint" role="status">
          {words.carriesOn(goes)}
        </p>
      )}
      {held.map(({ names, by, code }) => (
        <p key={`${by} ${names.join()}`} className="hint" role="status">
          {words.carriesNot(names, words.takesNothing[code](by))}
        </p>
      ))}
    </>
  )
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function clockOf(timeZone: string): { weekday: number; minute: number } {
  const format = (zone: string | undefined) =>
    new Intl.DateTimeFormat('en-GB', {
      ...{ weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      ...(zone && { timeZone: zone }),
    })
  const parts = formatIn(timeZone, format).formatToParts(new Date())
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return { weekday: weekdays.indexOf(of('weekday')) + 1, minute: Number(of('hour')) * 60 + Number(of('minute')) }
}

/** A zone that this browser does not know is taken for its own. */
function formatIn(zone: string, format: (zone: string | undefined) => Intl.DateTimeFormat): Intl.DateTimeFormat {
  try {
    return format(zone)
  } catch {
    return format(undefined)
  }
}
