import { enterOnWayOut } from '@varanda/client/account/media-session'
import { call } from '@varanda/client/call'
import { type CopyOnWayOut, copyOnWayOut } from '@varanda/domain/account/calls/copy-on-way-out'
import { exportUrl } from '@varanda/domain/account/export/export'
import type { Locale } from '@varanda/domain/locale'
import { useEffect, useState } from 'react'

/** Between two looks at a copy that is being made, in milliseconds: a small one is ready within seconds, a large one in hours. */
const looks = { first: 2000, longest: 30_000 } as const

interface OwnCopy {
  /** Undefined until the instance has said; null where none was asked for. */
  copy: CopyOnWayOut | null | undefined
  /** Throw when they are refused or not reached. */
  ask: () => Promise<void>
  fetchFile: (n: number) => Promise<void>
}

/**
 * The copy of a suspended member, looked at again and again while it is made. `onLook`, which stays the same, hears of
 * each look: why it came to nothing, or, without an error, that it was answered.
 */
export function useCopy(locale: Locale, token: string, onLook: (error?: unknown) => void): OwnCopy {
  const [copy, setCopy] = useState<CopyOnWayOut | null>()
  const [turn, setTurn] = useState(0)
  const isAwaited = copy === undefined || copy?.state === 'waiting' || copy?.state === 'working'
  useEffect(() => {
    if (!isAwaited) return
    let isHere = true
    const look = async () => {
      try {
        const answer = await call(copyOnWayOut, { token, act: 'look', locale })
        if (!isHere) return
        setCopy(answer.copy)
        onLook()
      } catch (error) {
        if (!isHere) return
        onLook(error)
      }
      setTurn(turn + 1)
    }
    const pause = turn === 0 ? 0 : Math.min(looks.first * 1.3 ** (turn - 1), looks.longest)
    const timer = setTimeout(() => void look(), pause)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [isAwaited, turn, token, locale, onLook])
  return {
    copy,
    ask: async () => {
      const answer = await call(copyOnWayOut, { token, act: 'ask', locale })
      setTurn(1)
      setCopy(answer.copy)
    },
    fetchFile: async (n) => {
      const answer = await call(copyOnWayOut, { token, act: 'open', locale })
      setCopy(answer.copy)
      if (!answer.copy) return
      await enterOnWayOut(token)
      const link = document.createElement('a')
      link.href = exportUrl(answer.copy.id, n)
      link.download = ''
      link.click()
    },
  }
}
