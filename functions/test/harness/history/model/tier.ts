/** Circles whose members pay for a month: as Stripe and their bank say. */
import type { Addressing, TierStep } from '../doings.ts'
import { acts, areApart, type Circle, type Paid, peopleOf, type World } from './world.ts'

const [paidDays, renewalDays, graceDays] = [30, 2 / 24, 7]

export function pay(world: World, { do: act, who, circle: id }: TierStep, circle: Circle): void {
  const [{ now }, { owner, kind, paid }, before] = [world, circle, circle.paid.get(who)]
  if (act === 'subscribe') {
    const may =
      kind === 'tier' && who !== owner && acts(world, who) && acts(world, owner) && !areApart(world, who, owner)
    if (may && !before) paid.set(who, { until: now + paidDays, grace: 0 })
  } else if (!before) return
  else if (act === 'end') paid.delete(who)
  else if (act === 'renew') paid.set(who, { until: before.until + paidDays, grace: 0 })
  else paid.set(who, { ...before, grace: before.grace || now + graceDays })
  settleTier(world, id, circle)
}

/** Who has paid is in it now, who has not is not; who comes back comes anew. */
export function settleTier(world: World, id: string, { owner, paid, history }: Circle): void {
  const inside = peopleOf(world, id)
  const isOpen = ({ until, grace }: Paid) => Math.max(until + renewalDays, grace) > world.now
  const open = new Set([...paid].filter(([, one]) => isOpen(one)).map(([who]) => who)).add(owner)
  for (const who of inside.keys()) if (!open.has(who)) inside.delete(who)
  for (const who of open) if (!inside.has(who)) inside.set(who, world.now - history)
}

export const isForTier = ({ circles }: World, { circles: ids = [] }: Addressing) =>
  ids.some((id) => circles.get(id)?.kind === 'tier')
