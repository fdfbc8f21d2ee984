import { inviteLimits } from '@varanda/domain/invite/invite'
import type { Locale } from '@varanda/domain/locale'
import { drawnPhoto } from '@varanda/domain/member/photo'
import { day } from '@varanda/domain/moment'
import { derivedId } from '@varanda/seed/derived-id'
import { type Dice, diceOf } from './dice.ts'
import { emailOf, firstNameFor, surnames } from './names.ts'
import { speak } from './speech.ts'

/** Somebody of the instance. Members are known by their place in the order of their uids, and so are lists of them. */
export interface Resident {
  uid: string
  name: string
  email: string
  locale: Locale
  birthDate: string
  bio?: string
  photo?: string
  token: string
  /** Milliseconds. */
  joinedAt: number
  /** Whose link they came by; undefined for the founder. */
  invitedBy: number | undefined
  /** People of one household, and of one class, street or workplace. */
  family: number
  group: number
}

/** How long before the end the instance opened, in days. */
export const openedBefore = 730

const keepsakes = ['hibisco', 'bule', 'violao', 'papagaio']

/** Groups that take newcomers until they are full. */
interface Gathering {
  size: number
  full: number
}

interface Arrival extends Omit<Resident, 'invitedBy'> {
  inviter: Arrival | undefined
  surname: string
  guests: number
}

/**
 * The instance fills along its invites: each newcomer takes one of the five seats of somebody who was there, more often
 * of a recent member. `until` in milliseconds. Sorted by uid.
 */
export function residentsOf(seed: string, count: number, until: number): Resident[] {
  const dice = diceOf(`${seed} members`)
  const families: Gathering[] = []
  const groups: Gathering[] = []
  const arrived: Arrival[] = []
  const withSeats: Arrival[] = []
  for (let number = 0; number < count; number++) {
    const place = Math.floor(withSeats.length * Math.max(dice.next(), dice.next()))
    const inviter = withSeats[place]
    const newcomer = arrive(dice, seed, number, inviter)
    newcomer.joinedAt = Math.floor(until - openedBefore * day * (1 - 0.97 * Math.sqrt(number / count))) + number
    newcomer.family = joinGathering(dice, families, inviter?.family, 0.6, () => dice.whole(4, 9))
    newcomer.group = joinGathering(dice, groups, inviter?.group, 0.8, () => dice.whole(12, 60))
    arrived.push(newcomer)
    withSeats.push(newcomer)
    if (inviter && ++inviter.guests === inviteLimits.seats) withSeats.splice(place, 1)
  }
  arrived.sort((one, other) => (one.uid < other.uid ? -1 : 1))
  const places = new Map(arrived.map((one, place) => [one, place]))
  return arrived.map(({ inviter, surname: _, guests: __, ...resident }) => ({
    ...resident,
    invitedBy: inviter && places.get(inviter)!,
  }))
}

function arrive(dice: Dice, seed: string, number: number, inviter: Arrival | undefined): Arrival {
  const isKin = inviter !== undefined && dice.next() < 0.6
  const locale = isKin ? inviter.locale : dice.next() < 0.8 ? 'pt' : 'en'
  const surname = isKin ? inviter.surname : dice.pick(surnames[locale])
  const name = `${firstNameFor(dice, locale)} ${surname}`
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    uid: derivedId(`${seed} member ${number}`, 28),
    name,
    surname,
    email: emailOf(name, number),
    locale,
    birthDate: `${dice.whole(1938, 2004)}-${two(dice.whole(1, 12))}-${two(dice.whole(1, 28))}`,
    ...(dice.next() < 0.5 && { bio: speak(dice, locale, 'bio') }),
    ...(dice.next() < 0.3 && { photo: drawnPhoto(dice.pick(keepsakes)) }),
    token: derivedId(`${seed} token ${number}`, 24),
    joinedAt: 0,
    inviter,
    family: 0,
    group: 0,
    guests: 0,
  }
}

/** The inviter's own gathering, while it has room and as often as `likely` says, or a new one. */
function joinGathering(
  dice: Dice,
  all: Gathering[],
  inviters: number | undefined,
  likely: number,
  room: () => number,
): number {
  const theirs = inviters === undefined ? undefined : all[inviters]
  if (theirs && theirs.size < theirs.full && dice.next() < likely) {
    theirs.size++
    return inviters!
  }
  all.push({ size: 1, full: room() })
  return all.length - 1
}
