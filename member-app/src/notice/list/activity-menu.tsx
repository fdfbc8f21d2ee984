import { Link } from '@tanstack/react-router'
import { firstName } from '@varanda/domain/member/member'
import type { ActivityNotice } from '@varanda/domain/notice/activity-notice'
import { topicOf } from '@varanda/domain/notice/topics'
import type { Entry } from '@varanda/domain/post/entry'
import { useState } from 'react'
import { useCirclesNamed } from '../../circle/data/circles-named.ts'
import { useNames } from '../../connection/data/connections.ts'
import { useCountKept } from '../../data/use-count-kept.ts'
import { useMe } from '../../data/use-me.ts'
import { useMuting } from '../../post/data/mutes.ts'
import { Icon } from '../../ui/icon.tsx'
import { MuteAct, MutePostAct } from '../../ui/sheet/mute-acts.tsx'
import { MuteSheet } from '../../ui/sheet/mute-sheet.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { words } from '../words.ts'

interface ActivityMenuProps {
  id: string
  notice: ActivityNotice
  entry: Entry
}

/** Who or what can be kept quiet after a notice, and the way to what its kind does. */
export function ActivityMenu({ id, notice, entry }: ActivityMenuProps) {
  const sheet = useSheet(`notice/${id}`)
  return (
    <>
      <button
        type="button"
        id={`notice-menu-${id}`}
        className="icon-button"
        aria-label={words.menu.open}
        aria-haspopup="dialog"
        onClick={sheet.show}
      >
        <Icon name="more" />
      </button>
      {sheet.open && <Acts notice={notice} entry={entry} onClose={sheet.hide} />}
    </>
  )
}

interface Mutable {
  kind: 'people' | 'circles'
  id: string
  name: string
}

function Acts(props: Omit<ActivityMenuProps, 'id'> & { onClose: () => Promise<void> }) {
  const { notice, entry, onClose } = props
  useCountKept(useMe().uid, 'choice')
  const { knownName } = useNames()
  const post = useMuting('posts', notice.postId)
  const found = useCirclesNamed(entry.circles)
  const [muted, mute] = useState<Mutable>()
  const people = notice.actors.slice(0, 2).flatMap((uid): Mutable[] => {
    const name = knownName(uid)
    return name === undefined ? [] : [{ kind: 'people', id: uid, name: firstName(name) }]
  })
  const circles = found.state === 'ready' ? found.value : []
  const all = [...people, ...circles.map(({ id, circle }): Mutable => ({ kind: 'circles', id, name: circle.name }))]
  if (muted) return <Muting of={muted} onClose={onClose} />
  return (
    <Sheet open onClose={() => void onClose()} title={words.menu.title}>
      <ul className="plain menu-acts">
        <li>
          <MutePostAct muting={post} onDone={onClose} />
        </li>
        {all.map((one) => (
          <li key={one.id}>
            <Act of={one} onMute={mute} onDone={onClose} />
          </li>
        ))}
        <li>
          <Link className="menu-act" to="/user/notices/settings" hash={topicOf[notice.kind]} replace>
            <Icon name="settings" />
            <span>{words.menu.settings}</span>
          </Link>
        </li>
      </ul>
    </Sheet>
  )
}

function Act({ of, onMute, onDone }: { of: Mutable; onMute: (of: Mutable) => void; onDone: () => Promise<void> }) {
  return <MuteAct name={of.name} muting={useMuting(of.kind, of.id)} onMute={() => onMute(of)} onDone={onDone} />
}

function Muting({ of, onClose }: { of: Mutable; onClose: () => Promise<void> }) {
  return <MuteSheet name={of.name} acts={useMuting(of.kind, of.id)} onClose={onClose} />
}
