import * as v from 'valibot'
import { momentSchema } from '../moment.ts'
import { showsSomething } from '../visible-text.ts'
import { photoSchema } from './media.ts'

/** `feedFirst`: of the feed before it is scrolled, three screens and more; each post is a read on a new device. */
export const postLimits = {
  text: 5000,
  feedFirst: 10,
  feedPage: 20,
  firstFeedDays: 30,
  firstFeedPosts: 20,
} as const

/** May be empty where there are photos. */
export const postText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(postLimits.text),
  v.check((text) => text === '' || (text.isWellFormed() && showsSomething(text))),
)

/** `posts/{id}`. `rev` rises with every change; copies of a lower one never replace a higher one. */
export const postSchema = v.object({
  /** Their name is known from the reader's roster. */
  author: v.object({ uid: v.string() }),
  /** `photos` when there is at least one photo, with or without words. */
  kind: v.picklist(['text', 'photos']),
  /** Empty only beside photos, and in a tombstone. */
  text: v.string(),
  /** One to ten, in the order in which they are shown; absent for none. See `mediaUrl` for their addresses. */
  photos: v.exactOptional(v.array(photoSchema)),
  /** The tags of its words, folded: `tagsOf`. Absent for none, and in posts from before they were kept. */
  tags: v.exactOptional(v.array(v.string())),
  createdAt: momentSchema,
  rev: v.number(),
  /** When its author last changed what it says, and the revision since which it says this; absent for never. */
  editedAt: v.exactOptional(momentSchema),
  editedRev: v.exactOptional(v.number()),
  /** A circle to which it was sent has no comments, or nothing that leaves by mail: neither has the whole post. */
  comments: v.exactOptional(v.literal(false)),
  mail: v.exactOptional(v.literal(false)),
  /** Its readers follow a public circle: who of them reacted is for its author and the circle's owner to know. */
  listed: v.exactOptional(v.literal(false)),
  /** For whose subscribers it is: a tier's circle. It is read while one's place in it is paid. */
  tier: v.exactOptional(v.string()),
  /** The automations that led to it, the last one its author's; absent where a person wrote it. */
  chain: v.exactOptional(v.array(v.string())),
  /** Nobody holds it any more. How it goes on from here: removal.ts. */
  deleted: v.exactOptional(v.literal(true)),
  /** Its author deleted it, and may bring it back until then. */
  until: v.exactOptional(momentSchema),
  /** Who runs the instance took it away; until then it can come back. Only a `deleted` one has it. */
  removed: v.exactOptional(
    v.object({
      at: momentSchema,
      reason: v.string(),
      /** Its author answered, and nobody has decided about that yet: nothing is erased. */
      answered: v.exactOptional(v.literal(true)),
    }),
  ),
  /** What it was is being erased: nothing brings it back. */
  erasing: v.exactOptional(v.literal(true)),
  /** All of it is gone but its id, author and times: a tombstone. */
  erasedAt: v.exactOptional(momentSchema),
})
export type Post = v.InferOutput<typeof postSchema>
