import { useEffect, useRef, useState } from 'react'
import { centre } from '../ui/navigation/centre.ts'
import { words } from './words.ts'

/** How far down the window the part begins that is being read. */
const readAt = 0.4

/** The part that is being read: the last that begins above; at the end of the page, the last. */
function findRead(ids: readonly string[]): string | undefined {
  const { scrollY, innerHeight } = window
  if (scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2) return ids.at(-1)
  const begins = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  return ids.findLast((id) => begins(id) < innerHeight * readAt) ?? ids[0]
}

function isSeen(id: string | undefined): boolean {
  const top = (id && document.getElementById(id)?.getBoundingClientRect().top) || -1
  return top > 0 && top < innerHeight
}

/** The parts of the settings by name: a strip below the bar on phones, a list at the side on wide screens. */
export function SettingsIndex({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const strip = useRef<HTMLElement>(null)
  const ids = parts.map(({ id }) => id).join(' ')
  const [read, setRead] = useState(parts[0]?.id)
  const chosen = useRef<string>(undefined)
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        // What was asked for stays marked as long as it is seen: near the end of the page it does not come to the top.
        if (!isSeen(chosen.current)) chosen.current = undefined
        setRead(chosen.current ?? findRead(ids.split(' ')))
      })
    }
    addEventListener('scroll', look, { passive: true })
    return () => {
      removeEventListener('scroll', look)
      cancelAnimationFrame(frame)
    }
  }, [ids])
  const choose = (id: string) => {
    const heading = document.getElementById(id)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView()
    chosen.current = id
    setRead(id)
  }
  // An address may lead to a part.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is opened.
  useEffect(() => {
    const asked = location.hash.slice(1)
    if (ids.split(' ').includes(asked)) choose(asked)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is marked now.
  useEffect(() => centre(strip.current, '[aria-current]'), [read])
  return (
    <nav ref={strip} className="settings-index" aria-label={words.index}>
      {parts.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          className="settings-link"
          aria-current={id === read ? 'true' : undefined}
          onClick={(event) => {
            // Not an entry of the history: Back leaves the settings.
            event.preventDefault()
            choose(id)
          }}
        >
          {title}
        </a>
      ))}
    </nav>
  )
}
