import type { Done } from '@varanda/domain/automation/automation'
import type { Action, ActionKind } from '@varanda/domain/automation/parts'
import { DomainError } from '@varanda/domain/errors'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { add } from './add.ts'
import type { Acting, Deed } from './deed.ts'
import { mute } from './mute.ts'
import { notify } from './notify.ts'
import { post } from './post.ts'
import { save } from './save.ts'
import { share } from './share.ts'
import { thank } from './thank.ts'

const deeds: { [Kind in ActionKind]: Deed<Kind> } = { share, notify, post, mute, add, save, thank }

/** Of few requests, whoever it is about. */
const atOnce = {
  share: false,
  notify: true,
  post: false,
  mute: true,
  add: false,
  save: true,
  thank: true,
} as const satisfies Record<ActionKind, boolean>

/** Each kind's deed takes its own kind of action. */
export function deedOf(kind: ActionKind): Deed<ActionKind> {
  return deeds[kind] as Deed<ActionKind>
}

/** Whether it is done where it is decided; else the queue brings it. */
export function isAtOnce(kind: ActionKind): boolean {
  return atOnce[kind]
}

/** What an action is about to change, or the code of the refusal. */
export function planOf(acting: Acting, action: Action, found: readonly DocumentSnapshot[]): Done {
  const { kind } = action
  try {
    return { kind, ...deedOf(kind).plan(acting, action, found), begun: true }
  } catch (error) {
    return refusal(kind, error)
  }
}

/** A store that is away, or a race that was lost: the task comes again. */
const passing = new Set(['try-again', 'failed'])

/** What the product refuses its member, with the reason. Throws what is none, or passes. */
export function refusal(kind: ActionKind, error: unknown): Done {
  if (!(error instanceof DomainError) || passing.has(error.code)) throw error
  return { kind, failed: error.code }
}
