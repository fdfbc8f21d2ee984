import { localizedPath } from '@varanda/domain/locale'
import type { MailedNotices, SaidNotices } from '@varanda/domain/mail/mail'
import { type NoticeKind, topicOf } from '@varanda/domain/notice/topics'
import { paths } from '@varanda/domain/paths'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { db } from '../../lib/app.ts'
import type { Composed } from '../../mail/compose.ts'
import { siteUrl } from '../../mail/settings.ts'
import { renderMail } from '../../mail/templates.ts'
import { unsubscribeLinks } from '../../mail/unsubscribe.ts'
import { mayLeaveByMail } from './may-leave-by-mail.ts'
import type { SaidNotice } from './notice-words.ts'
import { readReader, sayIfWanted } from './readable.ts'

/** So many stand in one mail; of the others it says how many. */
const listed = 10

/**
 * Makes a mail of notices as they stand now, of which its reader has not seen, may read and wants by mail: days may lie
 * between what queued it and a mail server that is back. Undefined where none of them does.
 */
export async function composeNotices(
  uid: string,
  { notices: ids }: MailedNotices,
  now: Date,
): Promise<Composed | undefined> {
  const [reader, found] = await Promise.all([
    readReader(uid),
    db.getAll(...ids.map((id) => db.doc(paths.notice(uid, id)))),
  ])
  const mayLeave = await mayLeaveByMail(found)
  const said = await Promise.all(
    found.map((one, index) => (mayLeave[index] ? sayIfWanted(reader, one, 'mail', now) : undefined)),
  )
  const told = found.flatMap((one, index) => (said[index] ? [{ one, said: said[index] }] : []))
  if (told.length === 0) return undefined
  const { locale } = reader
  const site = siteUrl()
  const link = ({ path }: Pick<SaidNotice, 'path'>) => site + localizedPath(locale, path)
  const items = told.slice(0, listed).map(({ said }) => ({ text: said.title, link: link(said) }))
  const topics = [...new Set(told.map(({ one }) => topicOf[one.get('kind') as NoticeKind]))]
  const more = told.length - items.length
  const says: SaidNotices = { items, more, link: link({ path: memberScreens.notices }), topics }
  const links = await unsubscribeLinks(site, uid, locale, topics)
  return {
    ...renderMail('notices', locale, says, links),
    ...(links[0] && { unsubscribe: links[0].link }),
    async claim(transaction) {
      const standing = await transaction.getAll(...told.map(({ one }) => one.ref))
      return standing.every(({ exists }) => exists) ? () => {} : undefined
    },
  }
}
