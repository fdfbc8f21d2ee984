import { Link } from '@tanstack/react-router'
import { call } from '@varanda/client/call'
import type { DiscoveredCircle } from '@varanda/domain/circle/calls/discover-circles'
import { followCircle } from '@varanda/domain/circle/calls/follow-circle'
import { useState } from 'react'
import { CircleBlock } from '../ui/circle-block.tsx'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { toast } from '../ui/notice/toast.tsx'
import { words } from './words.ts'

/** An open door that I do not follow: its block, name and words, and a press to follow it. */
export function DiscoveredRow({
  circle: { circleId: id, name, purpose, block, members },
}: {
  circle: DiscoveredCircle
}) {
  const [doing, setDoing] = useState(false)
  const follow = async () => {
    if (doing) return
    setDoing(true)
    try {
      await call(followCircle, { circleId: id })
      toast(words.open.followed(name))
      document.getElementById(`circle-${id}`)?.focus()
    } catch (error) {
      toast(sayFailure(error, words.open.failed))
    }
    setDoing(false)
  }
  const followers = words.open.followers(Math.max(members - 1, 0))
  return (
    <li className="discovered">
      <Link id={`circle-${id}`} className="circle-row" to="/user/circles/$id" params={{ id }}>
        <CircleBlock id={id} edition={block} />
        <span className="row-words">
          <span className="row-name" dir="auto">
            {name}
          </span>
          <span className="row-sub" dir="auto">
            {purpose && `${purpose.replace(/[.!?…]?$/u, (end) => end || '.')} `}
            {followers}
          </span>
        </span>
      </Link>
      <button
        type="button"
        className="button line compact"
        aria-label={words.open.followName(name)}
        aria-disabled={doing}
        onClick={() => void follow()}
      >
        {words.open.follow}
      </button>
    </li>
  )
}
