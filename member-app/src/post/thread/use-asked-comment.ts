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
 * Goes to the comment that the page's address names, as notices do, when it is among those that are here: once each time
 * that somebody comes to that address, also while the post is open. Of one that it opens for other words (`#edit-…`) the
 * group is opened, and its box takes the focus.
 */
export function useAskedComment(
  comments: readonly Row<Comment>[],
  open: (group: string, isOpen: boolean) => void,
): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  // A sheet that is opened and closed takes the address away and brings the same visit back.
  const visit = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? 'first' })
  const went = useRef<string>(undefined)
  useEffect(() => {
    if (went.current === visit) return
    const asked = comments.find(({ id }) => hash === commentElementId(id) || hash === `edit-${id}`)
    if (!asked) return
    went.current = visit
    if (hash === commentElementId(asked.id)) goToComment(asked, open)
    else if (asked.data.replyTo) open(asked.data.replyTo, true)
  }, [comments, open, hash, visit])
}
