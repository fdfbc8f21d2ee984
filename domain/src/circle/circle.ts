import * as v from 'valibot'
import { isOfficialName } from '../member/member.ts'
import { personSchema } from '../member/person.ts'
import { day, momentSchema } from '../moment.ts'
import { severalLines } from '../several-lines.ts'
import { hasTowerOfMarks, showsSomething, withoutDisguise } from '../visible-text.ts'
import { templateNames, templateOf } from './template.ts'

export const circleLimits = {
  name: 60,
  purpose: 160,
  /** People in it, its owner among them. */
  size: { private: 1000, public: 1000, group: 150 },
  /** Circles and groups that a member owns. */
  owned: 50,
  /**
   * Groups that a member is in and circles that they follow: what they own alone does not count, so that none shows.
   */
  joined: 100,
  /** People who are added or invited by one call. */
  atOnce: 50,
  /** Recipes by which a circle's cobogó is drawn. */
  blocks: 12,
  /** Requests to join that wait in a group; no more are kept. */
  requests: 50,
  /** Invitations into a group that whoever looks after it is shown at once. */
  invitedShown: 200,
  /** Public circles that are offered, and posts that are shown of one before it is followed. */
  discovered: 50,
  previewed: 5,
} as const

export const circleKinds = ['private', 'public', 'group'] as const
export type CircleKind = (typeof circleKinds)[number]

/** What somebody who comes gets of what was shared before: all, the last 30 days, nothing. */
export const historyRules = ['all', 'month', 'new'] as const
export type HistoryRule = (typeof historyRules)[number]

/** Like a member's name: what it is called looks like nothing else, and never speaks as the instance. */
export const circleName = v.pipe(
  v.string(),
  v.transform((text) => withoutDisguise(text.replace(/\s+/gu, ' ')).trim()),
  v.check((text) => text.isWellFormed() && showsSomething(text) && !hasTowerOfMarks(text)),
  v.check((text) => !isOfficialName(text)),
  v.maxLength(circleLimits.name),
)
/** Which recipe of its id a circle's cobogó is drawn by. */
export const circleBlock = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(circleLimits.blocks - 1))
export const circlePurpose = v.union([v.literal(''), severalLines(circleLimits.purpose)])

/** What its owner sets, and everybody in a group reads. */
export const circleRulesSchema = v.object({
  /** Of a group: who may post, and who may invite. */
  whoPosts: v.picklist(['members', 'moderators']),
  whoInvites: v.picklist(['members', 'moderators']),
  history: v.picklist(historyRules),
  comments: v.boolean(),
  /** Whether posts may also go out by mail. */
  mail: v.boolean(),
  /** Of a group: whether it takes requests to join; absent for no. */
  requests: v.exactOptional(v.boolean()),
})
export type CircleRules = v.InferOutput<typeof circleRulesSchema>

/**
 * `circles/{id}`: people one member shares with, unseen (`private`) or for whoever follows (`public`), or a `group`, in
 * which all know each other. The kind stays: what people were promised hangs on it.
 */
export const circleSchema = v.object({
  name: v.string(),
  /** '' of a group that is frozen. */
  owner: v.string(),
  kind: v.picklist(circleKinds),
  createdAt: momentSchema,
  purpose: v.exactOptional(v.string()),
  /** Absent in circles from before they had any. */
  rules: v.exactOptional(circleRulesSchema),
  /** What it was made from. */
  template: v.exactOptional(v.picklist(templateNames)),
  /** Absent for the first. */
  block: v.exactOptional(v.number()),
  /** The picture in its door (picture.ts), by its id; absent, some of its people stand there. */
  picture: v.exactOptional(v.string()),
  /** Of a public one: when it was made or last posted to. */
  activeAt: v.exactOptional(momentSchema),
  /** How many are in it; of a private one only its roster says it. */
  members: v.exactOptional(v.number()),
  /** Nobody is left who could own it: it is read and left, nothing else. */
  frozen: v.exactOptional(v.literal(true)),
  /** Who subscribes to its owner by card is in it: whoever pays comes, whoever does not goes, and nobody else changes it. */
  tier: v.exactOptional(v.literal(true)),
})
export type Circle = v.InferOutput<typeof circleSchema>

/** What holds where nothing was chosen. */
export function usualRules(kind: CircleKind): CircleRules {
  // Whoever is added to a circle without being asked is shown nothing that was said before they were thought of.
  const history = kind === 'private' ? 'new' : 'all'
  return {
    whoPosts: kind === 'group' ? 'members' : 'moderators',
    whoInvites: 'members',
    history,
    comments: true,
    mail: true,
  }
}

export function rulesOf({ kind, rules, template }: Pick<Circle, 'kind' | 'rules' | 'template'>): CircleRules {
  const from = templateOf(template)
  return { ...(rules ?? from?.rules ?? usualRules(kind)), ...from?.fixed }
}

/** From when on posts are a newcomer's, in milliseconds. */
export function historyFrom(rule: HistoryRule, now: Date): number {
  return { all: 0, month: now.getTime() - 30 * day, new: now.getTime() }[rule]
}

export const circleRoles = ['owner', 'moderator', 'member'] as const
export type CircleRole = (typeof circleRoles)[number]

/** `circles/{id}/members/{uid}`: the owner has a row as well, and so reads by the circle like everybody in it. */
export const circleMemberSchema = v.object({
  ...personSchema.entries,
  role: v.picklist(circleRoles),
  since: momentSchema,
  /** From when on what is shared with the circle is theirs. */
  from: v.exactOptional(momentSchema),
})
export type CircleMember = v.InferOutput<typeof circleMemberSchema>

/**
 * `users/{uid}/circles/{id}`: a group that a member is in, or a public circle that they follow; what they own stands
 * there too. Never a private one of somebody else's.
 */
export const joinedCircleSchema = v.object({
  kind: v.picklist(['public', 'group']),
  /** Of a public one, whose it is. */
  owner: v.exactOptional(v.string()),
  role: v.picklist(circleRoles),
  since: momentSchema,
})
export type JoinedCircle = v.InferOutput<typeof joinedCircleSchema>

/**
 * `users/{uid}/private/circles`: what a member owns, by ids. Functions alone read it: in a transaction it is one
 * document, where a query would keep everybody else's circles from changing meanwhile.
 */
export const ownedCirclesSchema = v.object({ circles: v.record(v.string(), v.picklist(circleKinds)) })
export type OwnedCircles = v.InferOutput<typeof ownedCirclesSchema>

/** `circles/{id}/private/rules`: what functions remember of a circle; its owner alone reads it. */
export const circleMemorySchema = v.object({
  /** Taken out by owner or moderators: they come back only through them. */
  removed: v.exactOptional(v.array(v.string())),
  /** Who is to own a group when its owner goes, as this owner said; forgotten once either is out. */
  successor: v.exactOptional(v.string()),
  /** Whose request to join was declined, and when. */
  declined: v.exactOptional(v.record(v.string(), momentSchema)),
  /** A digest of what the call said that made it, by which that call is known again; absent from before there was one. */
  made: v.exactOptional(v.string()),
  /** It was deleted: nothing is made under its id again. */
  over: v.exactOptional(v.literal(true)),
})
export type CircleMemory = v.InferOutput<typeof circleMemorySchema>
