import { day } from '../moment.ts'

/** What a newcomer is offered at the head of their feed, in this order. */
export const firstSteps = ['portrait', 'people', 'post'] as const
export type FirstStep = (typeof firstSteps)[number]

/** For so many days after joining somebody is a newcomer. */
export const newcomerDays = 14

/** Whether somebody is new here. Who joined before that was kept is not. */
export function isNewcomer(joinedAt: Date | undefined, now: Date): boolean {
  return joinedAt !== undefined && now.getTime() - joinedAt.getTime() < newcomerDays * day
}

/** What decides which steps are still to be taken. */
export interface Newcomer {
  hasPortrait: boolean
  hasPosted: boolean
  /** Connections, the inviter among them. */
  people: number
  /** Steps that were taken or set aside, as their settings say. */
  noted: readonly FirstStep[]
  /** May ask to be connected without their guardian. */
  mayConnect: boolean
}

/** The steps that this newcomer is offered, and which of them were taken; none once all were. */
export function stepsOf(newcomer: Newcomer): { step: FirstStep; isTaken: boolean }[] {
  const { hasPortrait, hasPosted, people, noted, mayConnect } = newcomer
  const taken: Record<FirstStep, boolean> = { portrait: hasPortrait, people: people > 1, post: hasPosted }
  const steps = firstSteps
    .filter((step) => step !== 'people' || mayConnect)
    .map((step) => ({ step, isTaken: taken[step] || noted.includes(step) }))
  return steps.some(({ isTaken }) => !isTaken) ? steps : []
}
