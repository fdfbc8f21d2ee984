import { useEffect } from 'react'
import { countInTitle } from '../ui/page-title.ts'

/**
 * Shows how much waits for this member, on the installed app's icon and in the page's title; 0 takes both away. Android
 * and Firefox show no number on an icon, and a browser that may not is left alone.
 * Source: https://w3c.github.io/badging/
 */
export function showUnread(count: number): void {
  countInTitle(count)
  const set = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  set?.catch((error) => console.warn('badge', error))
}

/** Shows the count as long as its member is here. */
export function useUnreadShown(count: number): void {
  useEffect(() => showUnread(count), [count])
  useEffect(() => () => showUnread(0), [])
}
