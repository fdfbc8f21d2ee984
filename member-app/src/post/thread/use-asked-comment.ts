import { useRouterState } from '@tanstack/react-router'
import type { Comment } from '@varanda/domain/post/comment'
import { useEffect, useRef } from 'react'
import type { Row } from '../../data/use-list.ts'
import { commentElementId } from '../comment-row.tsx'

/** Opens the group that a comment stands in, brings it into view and gives it the focus. */
export function goToComment({ id, data }: Row<Comment>, open: (group: string, isOpen: boolean) => void): void {
  if (data.replyTo) open(data.replyTo, true)
  requestAnimationFrame(() => {
    const row = document.getElementById(commentElementId(id))
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    row?.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' })
    row?.focus({ preventScroll: true })
  })
}

/**
 * Goes once to the comment that the page's address names, as notices do, when it is among those that are here; and to
 * another one as soon as the address names that, while the post is open.
 */
export function useAskedComment(
  comments: readonly Row<Comment>[],
  open: (group: string, isOpen: boolean) => void,
): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const went = useRef<string>(undefined)
  useEffect(() => {
    // A sheet that is opened and closed takes the address away and brings it back.
    if (went.current === hash) return
    const asked = comments.find(({ id }) => hash === commentElementId(id))
    if (!asked) return
    went.current = hash
    goToComment(asked, open)
  }, [comments, open, hash])
}
