/** A post being written, beside what the instance has of it: what each event makes of the two. */
import type { ErrorCode } from '@varanda/domain/errors'
import type { BlogForm } from '../data/blog-drafts.ts'
import { isSameForm } from './form.ts'

/** A revision as the instance has it. */
export interface Kept {
  rev: number
  form: BlogForm
  /** Null for what the instance planted. */
  by: string | null
  at: Date
}

export interface Desk {
  form: BlogForm
  /** The revision that it was made from; 0 before the first. */
  baseRev: number
  /** The instance has not been sent what the form says. */
  dirty: boolean
  sending: BlogForm | null
  /** Sent, and no answer came: it may be there. */
  unsure: BlogForm | null
  /** Saved elsewhere while something was written here. */
  conflict: Kept | null
  refusal: ErrorCode | 'unreachable' | null
  savedAt: Date | null
  /**
   * How often the whole form was replaced. The editors take it as their key, since they read their content only at the
   * start.
   */
  replaced: number
}

export type DeskEvent =
  | { kind: 'written'; change: Partial<BlogForm> }
  | { kind: 'replaced'; form: BlogForm }
  | { kind: 'sending'; form: BlogForm }
  | { kind: 'saved'; rev: number; at: Date }
  | { kind: 'refused'; code: ErrorCode | 'unreachable' }
  | { kind: 'came'; kept: Kept }
  | { kind: 'keep-mine' }
  | { kind: 'taken'; kept: Kept }

export function openDesk(kept: Kept | null, form: BlogForm, draft?: { form: BlogForm; baseRev: number }): Desk {
  const desk: Desk = {
    form: kept?.form ?? form,
    baseRev: kept?.rev ?? 0,
    dirty: false,
    sending: null,
    unsure: null,
    conflict: null,
    refusal: null,
    savedAt: kept?.at ?? null,
    replaced: 0,
  }
  if (!draft || (kept && isSameForm(draft.form, kept.form))) return desk
  const mine = { ...desk, form: draft.form, baseRev: draft.baseRev, dirty: true }
  return kept && kept.rev > draft.baseRev ? { ...mine, conflict: kept } : mine
}

export function nextDesk(desk: Desk, event: DeskEvent): Desk {
  switch (event.kind) {
    case 'written': {
      // New words may mend what was refused; `unreachable` stays until the instance answers.
      const refusal = desk.refusal === 'unreachable' ? desk.refusal : null
      return { ...desk, form: { ...desk.form, ...event.change }, dirty: true, refusal }
    }
    case 'replaced':
      return { ...desk, form: event.form, dirty: true, replaced: desk.replaced + 1 }
    case 'sending':
      return { ...desk, form: event.form, sending: event.form, unsure: null, dirty: false, refusal: null }
    case 'saved':
      return { ...desk, sending: null, baseRev: event.rev, savedAt: event.at }
    case 'refused':
      return { ...desk, sending: null, unsure: desk.sending, dirty: true, refusal: event.code }
    case 'came':
      return afterNews(desk, event.kept)
    case 'keep-mine':
      return desk.conflict
        ? { ...desk, baseRev: desk.conflict.rev, conflict: null, refusal: null, unsure: null, dirty: true }
        : desk
    case 'taken':
      return taken(desk, event.kept)
  }
}

function afterNews(desk: Desk, kept: Kept): Desk {
  // A save is on its way and this may be its revision: the answer will tell.
  if (kept.rev <= desk.baseRev || desk.sending) return desk
  if (isSameForm(desk.form, kept.form)) {
    const { rev, at } = kept
    return { ...desk, baseRev: rev, dirty: false, unsure: null, conflict: null, refusal: null, savedAt: at }
  }
  if (desk.unsure && kept.rev === desk.baseRev + 1 && isSameForm(desk.unsure, kept.form)) {
    return { ...desk, baseRev: kept.rev, unsure: null, refusal: null, conflict: null, savedAt: kept.at }
  }
  return desk.dirty ? { ...desk, conflict: kept } : taken(desk, kept)
}

function taken(desk: Desk, { form, rev, at }: Kept): Desk {
  return {
    ...desk,
    form,
    baseRev: rev,
    dirty: false,
    unsure: null,
    conflict: null,
    refusal: null,
    savedAt: at,
    replaced: desk.replaced + 1,
  }
}
