import type { Locale } from '@varanda/domain/locale'
import { handedMark, handedNetwork, handNetwork, takeMade } from '@varanda/explorer/handoff'
import type { Fault } from '@varanda/explorer/worker/jobs'
import { JobFault, runJob } from '@varanda/explorer/worker/run-job'
import type { ReadReport } from '@varanda/graph/files/read/gathering'
import type { Network } from '@varanda/graph/network'
import type { Recipe } from '@varanda/graph/recipe'
import { readRecipe, writeRecipe } from '@varanda/graph/recipe-address'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { largestAutomatic } from '../automatic-size.ts'
import { enterAddress, fileOfEntry, markEntry } from './enter-address.ts'

/** A network on the page: made by a recipe, or read from a file. */
export interface Shown {
  /** The word of the address for it, or of the tab's history. */
  readonly key: string
  readonly network: Network
  readonly recipe?: Recipe
  readonly file?: string
  /** How the file was read. */
  readonly report?: ReadReport
}

export interface NetworkOnPage {
  readonly shown: Shown | undefined
  /** How much of it is made, 0 to 1. */
  readonly share: number
  /** How many people the address asks for, when so many are made only once `again` is called. */
  readonly waitsFor: number | undefined
  readonly trouble: 'failed' | 'lost-file' | undefined
  /** A file is being read. */
  readonly isReading: boolean
  /** Why the last file was not opened; what was shown still is. */
  readonly fault: Fault | undefined
  again(): void
  open(files: readonly File[]): void
}

const fromFile = 'file'
const fileKey = (at: number) => `${fromFile} ${at}`

/**
 * Which network the page's address names, and which file its entry in the tab's history, unless that is new. Without a
 * model it is the sample: families, the same ones every time.
 */
function named(locale: Locale): { key: string; recipe?: Recipe } {
  const search = new URLSearchParams(location.search)
  const file = fileOfEntry()
  if (search.get('from') === fromFile) return { key: file === undefined ? fromFile : fileKey(file) }
  if (!search.has('names')) search.set('names', locale)
  const recipe = readRecipe(search) ?? readRecipe(new URLSearchParams({ model: 'families', names: locale }))!
  return { key: String(writeRecipe(recipe)), recipe }
}

/** What the generator's page has made already, when it says behind the address that it did. */
async function handedMade(key: string): Promise<Network | undefined> {
  if (location.hash !== handedMark) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  return takeMade(key)
}

/** Makes or fetches the network that the address names, and another when the address changes. */
export function useNetwork(locale: Locale): NetworkOnPage {
  const [shown, setShown] = useState<Shown>()
  const [share, setShare] = useState(0)
  const [waitsFor, setWaitsFor] = useState<number>()
  const [trouble, setTrouble] = useState<NetworkOnPage['trouble']>()
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<Fault>()
  /** What the address asked for goes on while a file is read, which may turn out not to be one. */
  const making = useRef<AbortController>(undefined)
  const reading = useRef<AbortController>(undefined)
  /** The query under which the file was chosen. */
  const readUnder = useRef<string>(undefined)
  const current = useRef<string>(undefined)
  /** When the file that is shown was opened. */
  const opened = useRef<number>(undefined)
  /** The large network that somebody asked for. */
  const asked = useRef<string>(undefined)

  const load = useCallback(async () => {
    const { key, recipe } = named(locale)
    const file = opened.current
    // Who went to a place on the page is at a new entry, which means what is shown.
    const isNew = file !== undefined && key === fromFile
    const isHere = isNew || key === current.current
    // Whoever goes back while a file is read does not want it any more; whoever skips to the contents still does.
    if (!isHere || location.search !== readUnder.current) reading.current?.abort()
    if (isNew) markEntry(file)
    if (isHere) return
    current.current = key
    opened.current = undefined
    const { signal } = turnOf(making)
    setTrouble(undefined)
    setFault(undefined)
    setShare(0)
    setShown(undefined)
    const handed = recipe && (await handedMade(key))
    if (signal.aborted) return
    if (handed) {
      setWaitsFor(undefined)
      return setShown({ key, network: handed, recipe })
    }
    const people = recipe?.parameters.people ?? 0
    const mustAsk = people > largestAutomatic && asked.current !== key
    setWaitsFor(mustAsk ? people : undefined)
    if (mustAsk) return
    try {
      if (!recipe) {
        const kept = await handedNetwork()
        if (signal.aborted) return
        if (!kept || (key !== fromFile && key !== fileKey(kept.at))) return setTrouble('lost-file')
        opened.current = kept.at
        current.current = fileKey(kept.at)
        markEntry(kept.at)
        return startTransition(() => setShown({ ...kept, key: fileKey(kept.at) }))
      }
      const network = await runJob('generate', recipe, { onProgress: setShare, signal })
      // In portions, since a phone has just made the page itself.
      if (!signal.aborted) startTransition(() => setShown({ key, network, recipe }))
    } catch {
      if (!signal.aborted) setTrouble('failed')
    }
  }, [locale])

  useEffect(() => {
    load()
    addEventListener('popstate', load)
    return () => {
      removeEventListener('popstate', load)
      making.current?.abort()
      reading.current?.abort()
      current.current = undefined
      opened.current = undefined
    }
  }, [load])

  const open = async (files: readonly File[]) => {
    const mine = turnOf(reading)
    const { signal } = mine
    readUnder.current = location.search
    setReading(true)
    setFault(undefined)
    try {
      const { network, report } = await runJob('readFile', files, { signal })
      if (signal.aborted) return
      const handed = { network, file: files[0]!.name, report, at: Date.now() }
      // A browser that keeps nothing still shows what was opened; only a new page will not find it.
      await handNetwork(handed).catch(() => undefined)
      if (signal.aborted) return
      making.current?.abort()
      enterAddress(new URLSearchParams({ from: fromFile }), handed.at)
      opened.current = handed.at
      current.current = fileKey(handed.at)
      setTrouble(undefined)
      setShown({ ...handed, key: fileKey(handed.at) })
    } catch (error) {
      if (!signal.aborted) setFault(error instanceof JobFault ? error.fault : { code: 'crashed' })
    } finally {
      if (reading.current === mine) setReading(false)
    }
  }

  const again = () => {
    asked.current = named(locale).key
    current.current = undefined
    load()
  }

  return { shown, share, waitsFor, trouble, isReading, fault, again, open }
}

/** Ends whoever had the turn; theirs is the next. */
function turnOf(turn: { current: AbortController | undefined }): AbortController {
  turn.current?.abort()
  turn.current = new AbortController()
  return turn.current
}
