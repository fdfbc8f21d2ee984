import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { RequestTab } from './data/signup-requests.ts'

export interface Choice {
  tab?: RequestTab
  /** The id of the request that is open. */
  request?: string
}

const tabs: readonly unknown[] = ['waiting', 'approved', 'declined']

/** What an address of this screen may say. */
export function readChoice(search: Record<string, unknown>): Choice {
  const { tab, request } = search
  return {
    ...(tabs.includes(tab) && { tab: tab as RequestTab }),
    ...(typeof request === 'string' && /^[0-9a-f]{64}$/.test(request) && { request }),
  }
}

/** The list and the request that are open: they are in the address, so that Back closes and a reload finds them. */
export function useChoice() {
  const choice = readChoice(useSearch({ strict: false }) as Record<string, unknown>)
  const navigate = useNavigate()
  const choose = useCallback(
    (next: Choice, replace = false) => void navigate({ to: '.', search: next, replace, resetScroll: false }),
    [navigate],
  )
  return { tab: choice.tab ?? 'waiting', chosen: choice.request, choose }
}
