import * as v from 'valibot'
import { day, momentSchema } from '../moment.ts'
import { noticeWishLimits } from '../notice/wishes.ts'
import { happeningKinds, stopReasons } from './engine.ts'
import { actionKinds, type Parts, partsSchema } from './parts.ts'

export const automationLimits = {
  /** Runs that are shown of each sort. */
  runs: 50,
  /** How long runs are kept, in milliseconds: those that acted, and those that did not. */
  actedKeptMs: 90 * day,
  stoppedKeptMs: 30 * day,
  /** A time that was missed for longer is recorded and not caught up. */
  catchUpMs: day,
  /** How far back a trial looks, in milliseconds, and at how many things at most. */
  trialMs: 30 * day,
  trialSees: 500,
  /** How many lines of each sort a trial shows. */
  trialShows: 100,
} as const

/** The zone of a clock, by its name in the tz database. */
export const zoneSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(noticeWishLimits.zone))

/** `users/{uid}/automations/{id}`: its member reads it, functions write it. */
export const automationSchema = v.object({
  parts: partsSchema,
  /** By which clock. */
  zone: zoneSchema,
  on: v.boolean(),
  /** The keys of what it waits for (`hearingKeys`); none while it is off. */
  hears: v.array(v.string()),
  /** Whom its parts name. */
  about: v.array(v.string()),
  createdAt: momentSchema,
  /** How often it acted on the day of its clock on which it last did. */
  today: v.exactOptional(v.object({ day: v.string(), acts: v.number() })),
  /** How often it acted, and when last: not known after a try that came to nothing. */
  acts: v.exactOptional(v.number()),
  lastAt: v.exactOptional(momentSchema),
  /** Its last try found that it could not be done, and why: a code of `errors.ts`. */
  waits: v.exactOptional(v.string()),
  /** It switched itself off. */
  stopped: v.exactOptional(v.object({ at: momentSchema, why: v.picklist(stopReasons) })),
  /** When it acts next; of those that wait for a time. */
  nextAt: v.exactOptional(momentSchema),
})
export type Automation = v.InferOutput<typeof automationSchema>

/** The field by which what happens finds who waits for it. */
export const heardBy = 'hears' satisfies keyof Automation

/** What an automation of `owner` waits for. */
export function hearingKeys(owner: string, { trigger }: Pick<Parts, 'trigger'>): string[] {
  switch (trigger.kind) {
    case 'i-post':
      return [hearing.postBy(owner)]
    case 'posts':
      return [trigger.by === undefined ? hearing.postIn(trigger.in ?? '') : hearing.postBy(trigger.by)]
    case 'said':
      return [hearing.saidTo(owner)]
    case 'joined':
      return [hearing.joinedBy(owner)]
    case 'supported':
      return [hearing.supported(owner)]
    case 'time':
      return []
  }
}

/** Whom it names. */
export function peopleIn({ trigger, conditions }: Parts): string[] {
  const by = trigger.kind === 'posts' && trigger.by !== undefined ? [trigger.by] : []
  return [...new Set([...by, ...conditions.flatMap((one) => (one.kind === 'author' ? [one.uid] : []))])]
}

export const hearing = {
  postBy: (uid: string) => `post-by ${uid}`,
  postIn: (circleId: string) => `post-in ${circleId}`,
  saidTo: (uid: string) => `said-to ${uid}`,
  joinedBy: (uid: string) => `joined-by ${uid}`,
  supported: (uid: string) => `supported ${uid}`,
} as const

/** What somebody did, by ids; whoever reads it asks their own copy for the words. */
export const happenedSchema = v.object({
  kind: v.picklist(happeningKinds),
  by: v.string(),
  postId: v.exactOptional(v.string()),
  tip: v.exactOptional(v.string()),
})
export type Happened = v.InferOutput<typeof happenedSchema>

/** What became of one action. `failed`: why not, a code of `errors.ts`. `made`: the post that it wrote. */
export const doneSchema = v.object({
  kind: v.picklist(actionKinds),
  failed: v.exactOptional(v.string()),
  made: v.exactOptional(v.string()),
  /** It was begun, and nobody knows yet what came of it. */
  begun: v.exactOptional(v.literal(true)),
  /** What it changes that was not so before, by ids: what undoing takes back. */
  changed: v.exactOptional(v.array(v.string())),
  undone: v.exactOptional(v.literal(true)),
})
export type Done = v.InferOutput<typeof doneSchema>

/** It was to act, and nothing of it could be done: that is no act. */
export function isVain(done: readonly Done[]): boolean {
  return done.length > 0 && done.every(({ failed }) => failed !== undefined)
}

/**
 * `users/{uid}/automations/{id}/runs/{hash of automation and fact}`: it looked at something once. `acting`: what it
 * decided is being done, by one action after the other. Its member reads it, functions write it.
 */
export const runSchema = v.object({
  at: momentSchema,
  happened: happenedSchema,
  acted: v.boolean(),
  /** Which condition or limit stopped it. */
  stopped: v.exactOptional(v.picklist(stopReasons)),
  /** What it is to do, as it was decided. */
  parts: v.exactOptional(partsSchema),
  /** What led to what it writes: automations, this one last. */
  chain: v.exactOptional(v.array(v.string())),
  acting: v.exactOptional(v.literal(true)),
  done: v.exactOptional(v.array(doneSchema)),
  expiresAt: momentSchema,
})
export type Run = v.InferOutput<typeof runSchema>

/** What the id of a run is the SHA-256 of, in hex. */
export function runName(owner: string, automationId: string, factId: string): string {
  return `${owner} ${automationId} ${factId}`
}

/** What of one action can be taken back. */
export const undoable = {
  share: true,
  notify: false,
  post: true,
  mute: true,
  add: true,
  save: true,
  thank: false,
} as const satisfies Record<(typeof actionKinds)[number], boolean>
