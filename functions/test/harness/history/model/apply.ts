import { isBelow, isPaying, type Step } from '../doings.ts'
import { mayAddress } from './access.ts'
import { actBelow, standing } from './below.ts'
import { actInCircle, make } from './circle.ts'
import { actOnPost, newPost } from './post.ts'
import { pay, settleTier } from './tier.ts'
import { acts, areApart, asking, blocking, knownTo, lose, meet, parting, type World } from './world.ts'

/** Somebody's first feed goes back so far. */
const firstFeedDays = 30

/** Changes `world` as one step does. */
export function apply(world: World, step: Step): void {
  const { members, suspended, marks, circles, posts } = world
  world.now += 1e-6
  if (step.do === 'wait') {
    world.now += step.days
    for (const post of posts.values()) post.comments = new Map(standing(post))
    for (const [id, circle] of circles) if (circle.kind === 'tier') settleTier(world, id, circle)
  } else if (step.do === 'suspend') suspended.add(step.who)
  else if (step.do === 'restore') suspended.delete(step.who)
  else if (isPaying(step)) circles.has(step.circle) && pay(world, step, circles.get(step.circle)!)
  else if (step.do === 'join') {
    if (members.has(step.guest) || !acts(world, step.host) || areApart(world, step.guest, step.host)) return
    members.add(step.guest)
    meet(world, step.host, step.guest, firstFeedDays)
  } else if (!acts(world, step.do === 'post' ? step.author : step.who)) return
  else if (step.do === 'post') mayAddress(world, step.author, step) && posts.set(step.post, newPost(world, step))
  else if (isBelow(step)) posts.has(step.post) && actBelow(world, step, posts.get(step.post)!)
  else if ('post' in step) posts.has(step.post) && actOnPost(world, step, posts.get(step.post)!)
  else if (step.do === 'make') make(world, step)
  else if ('circle' in step) circles.has(step.circle) && actInCircle(world, step, circles.get(step.circle)!)
  else if (step.do === 'unblock') marks.delete(blocking(step.who, step.other))
  else if (step.do === 'connect') {
    const { who, to } = step
    if (!acts(world, to) || who === to || areApart(world, who, to) || knownTo(world, who).has(to)) return
    if (!marks.has(parting(who, to)) || marks.has(asking(to, who))) meet(world, who, to, 0)
    else marks.add(asking(who, to))
  } else if (step.who !== step.other) {
    const [{ who, other }, isBlock] = [step, step.do === 'block']
    for (const mark of isBlock ? [asking(who, other), asking(other, who)] : []) marks.delete(mark)
    if (isBlock) marks.add(blocking(who, other))
    // Whoever is no member yet is blocked all the same, but there is nothing to part from.
    if (!members.has(other) || !(isBlock || knownTo(world, who).has(other))) return
    marks.add(parting(who, other))
    lose(world, who, other, isBlock)
    lose(world, other, who, isBlock)
  }
}
