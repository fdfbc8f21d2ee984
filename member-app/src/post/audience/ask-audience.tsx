import { type Audience, audienceOf } from '@varanda/domain/post/audience'
import type { Pair } from '@varanda/domain/post/separation'
import { useContext, useState } from 'react'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NamesKnown, sayCalled } from '../../ui/text/names-known.ts'
import { sendAgainTo } from '../data/outbox/outbox.ts'
import type { OutboxItem } from '../data/outbox/outbox-state.ts'
import { words as feed } from '../feed/words.ts'
import { callOnly } from '../mention/call-only.ts'
import { AudienceSheet } from './audience-sheet.tsx'
import { mayRead, useAudience } from './use-audience.ts'
import { useStillMine } from './use-still-mine.ts'

/**
 * Whom a post is for that was refused for it: who came in since it was written, who is never together, a circle that is
 * gone. Done sends it.
 */
export function AskAudience({ item, onClose }: { item: OutboxItem; onClose: () => Promise<void> }) {
  const [wanted, setWanted] = useState<Audience>(() => audienceOf(item.audience))
  const [agreed, agree] = useState<readonly Pair[]>([])
  const { audience, known, failed } = useStillMine(wanted)
  const told = useAudience(audience, known, agreed)
  const nameOf = useContext(NamesKnown)
  if (!told) {
    return (
      <Sheet open onClose={() => void onClose()} title={feed.outbox.decide}>
        {failed ? <LoadFailed /> : <Skeleton kind="person" rows={3} />}
      </Sheet>
    )
  }
  const send = async () => {
    await onClose()
    const text = callOnly(
      item.text,
      (uid) => mayRead(told, uid),
      (uid) => sayCalled(nameOf(uid)),
    )
    await sendAgainTo({ ...item, text }, audience, told.seen)
  }
  return (
    <AudienceSheet
      told={told}
      grown={item.seen}
      onChange={(now) => {
        agree([])
        setWanted(now)
      }}
      onTogether={(pair) => agree([...agreed, pair])}
      onDone={() => void send()}
      onClose={onClose}
    />
  )
}
