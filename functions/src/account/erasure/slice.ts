import type { Erasure } from '@varanda/domain/account/leaving/erasure'

/** Whom an erasure is about, and what may be used up before the rest is left to the next piece of work. */
export interface Erasing extends Pick<Erasure, 'alias' | 'email' | 'locale'> {
  uid: string
  now: Date
}

/**
 * What a piece of a stage came to: where it goes on, that it is over, or that others have to do something first: people, or
 * (`wait-shortly`) a machine that does not answer.
 */
export type Left = { after: string } | 'over' | 'wait' | 'wait-shortly'

/** Erases a page of what is found after `after`, '' being the beginning. It may die anywhere and come again. */
export type Stage = (erasing: Erasing, after: string) => Promise<Left>
