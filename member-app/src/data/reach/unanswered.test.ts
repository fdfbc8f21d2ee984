import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $unanswered, firstPatience, hear, patience, waitForWord, waitNoMore } from './unanswered.ts'

describe('an instance that does not answer', () => {
  const [feed, post] = [{}, {}]
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    for (const one of [feed, post]) hear(one)
    vi.useRealTimers()
  })

  it('has longer for its first word', () => {
    waitForWord(feed)
    vi.advanceTimersByTime(firstPatience - 1)
    expect($unanswered.get()).toBe(false)
    vi.advanceTimersByTime(1)
    expect($unanswered.get()).toBe(true)
  })

  it('is told of once something waited for it a while, until it says a word', () => {
    waitForWord(feed)
    vi.advanceTimersByTime(patience - 1)
    expect($unanswered.get()).toBe(false)
    vi.advanceTimersByTime(1)
    expect($unanswered.get()).toBe(true)
    hear(feed)
    expect($unanswered.get()).toBe(false)
  })

  it('is not told of while it answers others, nor once nobody waits', () => {
    waitForWord(feed)
    vi.advanceTimersByTime(patience - 1)
    hear(post)
    vi.advanceTimersByTime(patience - 1)
    expect($unanswered.get()).toBe(false)
    waitNoMore(feed)
    vi.advanceTimersByTime(patience)
    expect($unanswered.get()).toBe(false)
  })
})
