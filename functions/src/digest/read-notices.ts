import { digestLimits } from '@varanda/domain/digest/digest'
import { isWanted } from '@varanda/domain/notice/wishes'
import { mayLeaveByMail } from '../notice/deliver/may-leave-by-mail.ts'
import type { SaidNotice } from '../notice/deliver/notice-words.ts'
import { type Reader, sayIfAsked } from '../notice/deliver/readable.ts'
import { noticesWithin, type Span } from './has-news.ts'

/**
 * What else a member was told of in a time and has not seen, in words: not what goes to them by mail at once, and not
 * that somebody posted, of which the digest tells by itself.
 */
export async function readNotices(reader: Reader, span: Span, now: Date): Promise<SaidNotice[]> {
  const found = await noticesWithin(reader.uid, span)
  const mayLeave = await mayLeaveByMail(found)
  const said = await Promise.all(
    found.map((one, index) =>
      mayLeave[index]
        ? sayIfAsked(
            reader,
            one,
            (wishes, kind, circles) =>
              kind !== 'post' && kind !== 'message' && !isWanted(wishes, kind, 'mail', circles),
            now,
          )
        : undefined,
    ),
  )
  return said.flatMap((one) => one ?? []).slice(0, digestLimits.notices)
}
