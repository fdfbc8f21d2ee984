import { call } from '@varanda/client/call'
import { renewGraph } from '@varanda/domain/graph/calls/renew-graph'
import { useEffect, useState } from 'react'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { toast } from '../ui/notice/toast.tsx'
import type { InstanceGraph } from './use-instance-graph.ts'
import { words } from './words.ts'

/** Milliseconds after which it is said that a renewal takes its time. */
const long = 30_000
/** Milliseconds after which it may be asked for again: what makes it may have died. */
const tooLong = 10 * 60_000

export interface Renewal {
  state: 'idle' | 'busy' | 'late'
  ask: () => void
}

/** Having the graph made anew: asked for once, and taken as soon as the instance shows it. */
export function useRenewal({ head, shown, hasFailed, take }: InstanceGraph): Renewal {
  const [after, setAfter] = useState<number>()
  const [isAsking, setAsking] = useState(false)
  const [isLate, setLate] = useState(false)
  const isMade = after !== undefined && (head?.edition ?? 0) > after
  const isShown = after !== undefined && (shown?.head.edition ?? 0) > after
  useEffect(() => {
    if (isMade && !hasFailed) take()
    if (hasFailed) setAfter(undefined)
  }, [isMade, hasFailed, take])
  useEffect(() => {
    if (!isShown) return
    setAfter(undefined)
    toast(words.renewed)
  }, [isShown])
  const isBusy = isAsking || after !== undefined
  useEffect(() => {
    setLate(false)
    if (!isBusy) return
    const late = setTimeout(() => setLate(true), long)
    const over = setTimeout(() => setAfter(undefined), tooLong)
    return () => {
      clearTimeout(late)
      clearTimeout(over)
    }
  }, [isBusy])

  const ask = async () => {
    if (isBusy) return
    setAsking(true)
    try {
      setAfter((await call(renewGraph, {})).after)
    } catch (error) {
      toast(sayFailure(error, words.notAsked))
    } finally {
      setAsking(false)
    }
  }
  return { state: isLate ? 'late' : isBusy ? 'busy' : 'idle', ask: () => void ask() }
}
