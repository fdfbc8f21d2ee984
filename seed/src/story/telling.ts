import { mentionOf } from '@varanda/domain/post/marks'
import { uidOf, type Who } from '../people.ts'
import type { When } from './when.ts'

/** Something that a member shared, with their connections unless it says otherwise, and what was said about it. */
export interface StoryPost {
  by: Who
  when: When
  text: string
  comments: readonly StoryComment[]
  /** Whom the author left out. */
  except: readonly Who[]
  to?: ToldAudience
  /** Its author closed the comments. */
  closed?: true
  /** What it said before its author changed it, oldest first. */
  before?: readonly { until: number; text: string }[]
}

/** Whom a post is for; circles by their names. */
export interface ToldAudience {
  connections?: boolean
  circles?: readonly string[]
  people?: readonly Who[]
}

export interface StoryComment {
  by: Who
  /** Minutes after the post. */
  after: number
  text: string
  /** The place, among the comments of its post, of the one that it answers. */
  answers?: number
  /** Minutes after the post, when its words became these. */
  edited?: number
  /** Its words are gone; it stands for who answered. */
  deleted?: true
}

export function post(
  by: Who,
  when: When,
  text: string,
  comments: readonly StoryComment[] = [],
  except: readonly Who[] = [],
): StoryPost {
  return { by, when, text, comments, except }
}

/** A comment, so many minutes after the post. */
export function reply(by: Who, after: number, text: string): StoryComment {
  return { by, after, text }
}

/** The same, below another one. */
export function answering(place: number, comment: StoryComment): StoryComment {
  return { ...comment, answers: place }
}

/** A comment whose words somebody took away, so many minutes after the post. */
export function emptied(by: Who, after: number): StoryComment {
  return { by, after, text: '', deleted: true }
}

/** Somebody, called in a text. */
export function called(who: Who): string {
  return mentionOf(uidOf(who))
}

/** The same post, without more comments. */
export function closed(told: StoryPost): StoryPost {
  return { ...told, closed: true }
}

/** The same post, which said these before; each until so many minutes after it was sent. */
export function edited(told: StoryPost, ...before: [until: number, text: string][]): StoryPost {
  return { ...told, before: before.map(([until, text]) => ({ until, text })) }
}

/** The same post, for these. */
export function to(audience: ToldAudience, told: StoryPost): StoryPost {
  return { ...told, to: audience }
}

/** The same post, for the circles of these names. */
export function inside(circle: string, told: StoryPost): StoryPost {
  return to({ circles: [circle] }, told)
}
