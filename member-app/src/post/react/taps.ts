import type { Feeling } from '@varanda/domain/post/reaction'
import { map } from 'nanostores'

/** What was tapped and is not settled yet, by place; `null` took a reaction back. */
export const $taps = map<Record<string, Feeling | null>>({})

/** Milliseconds without a tap after which the last of a burst is written. */
export const pause = 500

/** Writes it, and says when it was handed over: then whatever comes later is written after it. */
type Write = (feeling: Feeling | undefined, handed: () => void) => Promise<void>

interface Place {
  /** Set while a burst lasts. */
  timer: ReturnType<typeof setTimeout> | undefined
  wanted: Feeling | undefined
  written: Feeling | undefined
  end: () => void
  /** Writes that the instance has neither taken nor refused. */
  pending: number
  turn: Promise<void>
}

const places = new Map<string, Place>()

/**
 * A tap shows at once. The first of a burst is written at once as well, and of those that follow only what they end in:
 * two writes, however many taps. Where the instance refuses the last one, what was before shows again, and `refused` is
 * told why.
 */
export function tap(name: string, feeling: Feeling | undefined, write: Write, refused: (error: unknown) => void): void {
  const place = places.get(name) ?? newPlace(name)
  $taps.setKey(name, feeling ?? null)
  place.wanted = feeling
  const isFirst = place.timer === undefined
  clearTimeout(place.timer)
  place.end = () => {
    clearTimeout(place.timer)
    place.timer = undefined
    if (isSame(place.written, place.wanted)) settle(name, place)
    else hand(name, place, write, refused)
  }
  place.timer = setTimeout(place.end, pause)
  if (isFirst) hand(name, place, write, refused)
}

function newPlace(name: string): Place {
  const place: Place = {
    timer: undefined,
    wanted: undefined,
    written: undefined,
    end: () => {},
    pending: 0,
    turn: Promise.resolve(),
  }
  places.set(name, place)
  return place
}

function hand(name: string, place: Place, write: Write, refused: (error: unknown) => void): void {
  const feeling = place.wanted
  place.written = feeling
  place.pending += 1
  const writeNow = (handed: () => void) =>
    write(feeling, handed)
      .catch(refused)
      .finally(() => {
        handed()
        place.pending -= 1
        settle(name, place)
      })
  place.turn = place.turn.then(() => new Promise<void>((handed) => void writeNow(handed)))
}

/** Once nothing is on its way any more, what is stored shows by itself. */
function settle(name: string, place: Place): void {
  if (place.timer !== undefined || place.pending > 0) return
  places.delete(name)
  $taps.setKey(name, undefined)
}

const isSame = (one: Feeling | undefined, other: Feeling | undefined) =>
  one?.kind === other?.kind && one?.emoji === other?.emoji

/** A page that goes away writes what it has not written yet. */
globalThis.addEventListener?.('pagehide', endAll)
globalThis.document?.addEventListener('visibilitychange', () => document.hidden && endAll())

function endAll(): void {
  for (const { timer, end } of [...places.values()]) if (timer !== undefined) end()
}
