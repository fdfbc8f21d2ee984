import { type Capability, capabilityIdOf } from '@varanda/domain/capability/capability'
import { capabilityLink } from '@varanda/domain/capability/capability-link'
import { answerToken } from '@varanda/domain/digest/answer-button'
import { type Digest, digestSchema } from '@varanda/domain/digest/digest'
import { digestOf } from '@varanda/domain/digest/digest-wish'
import { mayHaveButtons } from '@varanda/domain/digest/may-answer'
import { newInviteToken } from '@varanda/domain/ids'
import { localizedPath } from '@varanda/domain/locale'
import type { MailParameters } from '@varanda/domain/mail/mail'
import { firstName, memberSchema } from '@varanda/domain/member/member'
import { mayRead, standingSchema } from '@varanda/domain/member/standing'
import { noticeWishesSchema } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { routes } from '@varanda/domain/site/routes'
import { db } from '../lib/app.ts'
import { read, readIfWhole } from '../lib/read.ts'
import type { Composed } from '../mail/compose.ts'
import { laidPictures } from '../mail/pictures/laid-names.ts'
import { laidPicture } from '../mail/pictures/laid-picture.ts'
import { siteUrl } from '../mail/settings.ts'
import type { Attachment } from '../mail/smtp.ts'
import { digestUnsubscribeLinks } from '../mail/unsubscribe.ts'
import { readReader } from '../notice/deliver/readable.ts'
import { attach } from './attach.ts'
import { digestLetter } from './digest-letter.ts'
import { facesOf } from './faces.ts'
import { isAuthorNamed, itemOf, readNames } from './items.ts'
import { readNotices } from './read-notices.ts'
import { readPosts, type ToldPost } from './read-posts.ts'
import { dayAndDate } from './when-words.ts'

/**
 * Makes a digest of what its reader may read now; undefined where there is nothing to tell (any more), or they want none.
 * The secret of its buttons is in the mail alone: what is stored of it goes with the claim.
 */
export async function composeDigest(
  uid: string,
  { day, isWelcome, ...span }: MailParameters['digest'],
  now: Date,
): Promise<Composed | undefined> {
  const [standing, profile, stored, wishesFound] = await db.getAll(
    db.doc(paths.standing(uid)),
    db.doc(paths.user(uid)),
    db.doc(paths.digest(uid, day)),
    db.doc(paths.noticeWishes(uid)),
  )
  const held = read(standingSchema, standing)
  const member = read(memberSchema, profile)
  const digest = read(digestSchema, stored)
  if (!held || !mayRead(held, Number.POSITIVE_INFINITY) || !member || !digest) return undefined
  const wishes = readIfWhole(noticeWishesSchema, wishesFound) ?? {}
  const { rhythm, ...wish } = digestOf(wishes)
  if (rhythm === 'never') return undefined
  const reader = await readReader(uid)
  const { posts, more, isMore } = await readPosts(uid, span, now)
  const notices = await readNotices(reader, span, now)
  if (posts.length + notices.length === 0) return undefined

  const { locale } = reader
  const [site, token] = [siteUrl(), newInviteToken()]
  const names = await readNames(uid, posts)
  const pictures = wish.show === 'words' ? await attach(posts) : new Map()
  const isShown = (told: ToldPost) => wish.show === 'words' && isAuthorNamed(names, told)
  const faces = await facesOf(posts.filter(isShown).map(({ post }) => post.author.uid))
  const drawings = laidAttachments()
  const hasButtons = mayHaveButtons(held, wishes)
  const answerAt = (place: number) =>
    hasButtons ? capabilityLink('answer', locale, answerToken({ secret: token, place }), site) : undefined
  const items = posts.map((told, place) =>
    itemOf(told, {
      names,
      answer: answerAt(place),
      picture: pictures.get(told.postId),
      // They may be named by another of these posts.
      face: isShown(told) ? faces.get(told.post.author.uid)?.cid : undefined,
      wish,
      wishes,
      locale,
      now,
    }),
  )
  const app = (path: string) => site + localizedPath(locale, path)
  const { stop, namesOnly } = await digestUnsubscribeLinks(site, uid, locale)
  const letter = digestLetter({
    locale,
    drawings: { mark: drawings.mark.cid, flower: drawings.flower.cid },
    wish: { rhythm, ...wish },
    reader: firstName(member.name),
    ...(isWelcome && { isWelcome }),
    date: dayAndDate(now, wishes.zone, locale),
    items,
    notices,
    more,
    isMore,
    authors: items.map(({ first }) => first),
    links: {
      app: app(memberScreens.feed),
      notice: app,
      change: `${app(memberScreens.noticeSettings)}#digest`,
      stop,
      names: namesOnly,
      // Of their app they know nothing yet.
      ...(member.readsByMail && { enter: app(routes.auth.path), leave: app(routes.rights.path) }),
    },
  })
  const capability: Capability = {
    kind: 'answer',
    owner: uid,
    thing: paths.digest(uid, day),
    until: digest.expiresAt,
  }
  const capabilityId = await capabilityIdOf(token)
  return {
    ...letter,
    attachments: [
      drawings.mark,
      ...(hasButtons && posts.length > 0 ? [drawings.flower] : []),
      ...faces.values(),
      ...[...pictures.values()].map(({ cid, jpeg }): Attachment => ({ cid, content: jpeg, kind: 'jpeg' })),
    ],
    unsubscribe: stop,
    async claim(transaction) {
      if (!(await allStand(transaction, uid, posts))) return undefined
      return () => {
        const said: Pick<Digest, 'posts' | 'namesOnly'> = {
          posts: posts.map(({ postId }) => postId),
          ...(wish.show === 'names' && { namesOnly: true }),
        }
        transaction.update(db.doc(paths.digest(uid, day)), said)
        if (hasButtons && posts.length > 0) transaction.set(db.doc(paths.capability(capabilityId)), capability)
      }
    },
  }
}

function laidAttachments(): Record<keyof typeof laidPictures, Attachment> {
  const laid = (name: keyof typeof laidPictures): Attachment => {
    const content = laidPicture(laidPictures[name])
    if (!content) throw new Error(`${laidPictures[name]} does not lie beside the functions`)
    return { cid: `${name}@varanda`, content, kind: 'png' }
  }
  return { mark: laid('mark'), flower: laid('flower') }
}

/** Whether its reader still holds all of it, as of the moment in which it leaves. */
async function allStand(
  transaction: FirebaseFirestore.Transaction,
  uid: string,
  posts: readonly ToldPost[],
): Promise<boolean> {
  if (posts.length === 0) return true
  const entries = await transaction.getAll(...posts.map(({ postId }) => db.doc(paths.entry(uid, postId))))
  return entries.every(({ exists }) => exists)
}
