import { type Audience, audienceOf } from '@varanda/domain/post/audience'
import type { Pair } from '@varanda/domain/post/separation'
import { useContext, useMemo, useState } from 'react'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NamesKnown, sayCalled } from '../../ui/text/names-known.ts'
import { sendAgainTo } from '../data/outbox/outbox.ts'
import type { OutboxItem } from '../data/outbox/outbox-state.ts'
import { words as feed } from '../feed/words.ts'
import { callOnly } from '../mention/call-only.ts'
import { AudienceSheet } from './audience-sheet.tsx'
import { stillMine } from './choice.ts'
import { mayRead, useAudience } from './use-audience.ts'
import { useKnown } from './use-known.ts'

/**
 * Whom a post is for that was refused for it: who came in since it was written, who is never together, a circle that is
 * gone. Done sends it.
 */
export function AskAudience({ item, onClose }: { item: OutboxItem; onClose: () => Promise<void> }) {
  const [wanted, setWanted] = useState<Audience>(() => audienceOf(item.audience))
  const [agreed, agree] = useState<readonly Pair[]>([])
  const knowing = useKnown(wanted)
  const known = knowing.state === 'ready' ? knowing.value : undefined
  const audience = useMemo(
    () => (known ? stillMine(wanted, new Set(known.people.keys()), known.mine).audience : wanted),
    [wanted, known],
  )
  const told = useAudience(audience, known, agreed)
  const nameOf = useContext(NamesKnown)
  if (!told) {
    return (
      <Sheet open onClose={() => void onClose()} title={feed.outbox.decide}>
        {knowing.state === 'failed' ? <LoadFailed /> : <Skeleton kind="person" rows={3} />}
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
