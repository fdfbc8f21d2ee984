import { call } from '@varanda/client/call'
import type { Block } from '@varanda/domain/connection/block'
import { unblock } from '@varanda/domain/connection/calls/unblock'
import { firstName } from '@varanda/domain/member/member'
import { people as en } from '@varanda/domain/member/messages/en/people'
import { people as pt } from '@varanda/domain/member/messages/pt/people'
import { useRef, useState } from 'react'
import { useBlocks } from '../../connection/data/blocks.ts'
import { isKnown } from '../../data/live.ts'
import { inLocale } from '../../ui/locale.ts'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { SettingsPart } from '../../ui/settings/settings-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sayExactly, saySince } from '../../ui/time/time-words.ts'
import { useNow } from '../../ui/time/use-now.ts'

const words = inLocale({ pt: pt.blocked, en: en.blocked })

/** Whom I blocked, and the way out of it. */
export function BlockedPeople({ id }: { id: string }) {
  const blocks = useBlocks()
  const heading = useRef<HTMLHeadingElement>(null)
  const known = isKnown(blocks)
  return (
    <SettingsPart id={id} title={words.title} note={words.note} heading={heading}>
      {blocks.state === 'failed' && <LoadFailed />}
      {blocks.state !== 'failed' && !known && <Skeleton kind="person" rows={1} />}
      {known && blocks.value.length === 0 && <p className="quiet">{words.none}</p>}
      {known && blocks.value.length > 0 && (
        <ul className="people-list">
          {blocks.value.map((block) => (
            <BlockedRow key={block.uid} block={block} onLifted={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
    </SettingsPart>
  )
}

function BlockedRow({ block, onLifted }: { block: Block; onLifted: () => void }) {
  const now = useNow()
  const [doing, setDoing] = useState(false)
  const [failed, setFailed] = useState(false)
  const since = block.at.toDate()
  const name = block.name || words.someone

  const lift = async () => {
    if (doing) return
    setDoing(true)
    setFailed(false)
    try {
      await call(unblock, { uid: block.uid })
      toast(words.lifted(block.name ? firstName(block.name) : words.someone))
      // The pressed button goes away with its row.
      onLifted()
    } catch (error) {
      console.warn('unblock', error)
      setFailed(true)
      setDoing(false)
    }
  }
  return (
    <li className="person">
      <Portrait uid={block.uid} photo={block.photo} />
      <span className="person-words">
        <span className="person-name" dir="auto">
          {name}
        </span>
        <span className="small quiet">
          <time dateTime={since.toISOString()} title={sayExactly(since)}>
            {saySince(since, now)}
          </time>
        </span>
        {failed && (
          <span className="hint error" role="alert">
            {words.failed}
          </span>
        )}
      </span>
      <button
        type="button"
        className="text-button plain"
        aria-label={words.liftName(name)}
        aria-disabled={doing}
        onClick={() => void lift()}
      >
        {doing ? words.lifting : words.lift}
      </button>
    </li>
  )
}
