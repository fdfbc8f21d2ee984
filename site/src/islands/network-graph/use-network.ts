import type { Locale } from '@varanda/domain/locale'
import { handedNetwork, handNetwork } from '@varanda/explorer/handoff'
import type { Fault } from '@varanda/explorer/worker/jobs'
import { JobFault, runJob } from '@varanda/explorer/worker/run-job'
import type { Network } from '@varanda/graph/network'
import type { Recipe } from '@varanda/graph/recipe'
import { readRecipe, writeRecipe } from '@varanda/graph/recipe-address'
import { useCallback, useEffect, useRef, useState } from 'react'

/** A network on the page: made by a recipe, or read from a file. */
export interface Shown {
  /** The address's word for it. */
  readonly key: string
  readonly network: Network
  readonly recipe?: Recipe
  readonly file?: string
}

export interface NetworkOnPage {
  readonly shown: Shown | undefined
  /** How much of it is made, 0 to 1. */
  readonly share: number
  readonly trouble: 'failed' | 'lost-file' | undefined
  /** A file is being read. */
  readonly isReading: boolean
  /** Why the last file was not opened; what was shown still is. */
  readonly fault: Fault | undefined
  again(): void
  open(files: readonly File[]): void
}

const fromFile = 'file'

/** Which network the page's address names. Without a model it is the sample: families, the same ones every time. */
function named(locale: Locale): { key: string; recipe?: Recipe } {
  const search = new URLSearchParams(location.search)
  if (search.get('from') === fromFile) return { key: fromFile }
  if (!search.has('names')) search.set('names', locale)
  const recipe = readRecipe(search) ?? readRecipe(new URLSearchParams({ model: 'families', names: locale }))!
  return { key: String(writeRecipe(recipe)), recipe }
}

/** Makes or fetches the network that the address names, and another when the address changes. */
export function useNetwork(locale: Locale): NetworkOnPage {
  const [shown, setShown] = useState<Shown>()
  const [share, setShare] = useState(0)
  const [trouble, setTrouble] = useState<NetworkOnPage['trouble']>()
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const work = useRef<AbortController>(undefined)
  const current = useRef<string>(undefined)

  const load = useCallback(async () => {
    const { key, recipe } = named(locale)
    if (key === current.current) return
    current.current = key
    work.current?.abort()
    const over = new AbortController()
    work.current = over
    setTrouble(undefined)
    setShare(0)
    setShown(undefined)
    try {
      if (!recipe) {
        const handed = await handedNetwork()
        if (over.signal.aborted) return
        if (handed) setShown({ key, ...handed })
        else setTrouble('lost-file')
        return
      }
      const network = await runJob('generate', recipe, { onProgress: setShare, signal: over.signal })
      setShown({ key, network, recipe })
    } catch {
      if (!over.signal.aborted) setTrouble('failed')
    }
  }, [locale])

  useEffect(() => {
    load()
    addEventListener('popstate', load)
    return () => {
      removeEventListener('popstate', load)
      work.current?.abort()
      current.current = undefined
    }
  }, [load])

  const open = async (files: readonly File[]) => {
    setReading(true)
    setFault(undefined)
    try {
      const { network } = await runJob('readFile', files)
      const file = files[0]!.name
      // A browser that keeps nothing still shows what was opened; only a new page will not find it.
      await handNetwork({ network, file }).catch(() => undefined)
      work.current?.abort()
      history.pushState(null, '', `?from=${fromFile}`)
      current.current = fromFile
      setTrouble(undefined)
      setShown({ key: `${fromFile} ${Date.now()}`, network, file })
    } catch (error) {
      setFault(error instanceof JobFault ? error.fault : { code: 'crashed' })
    } finally {
      setReading(false)
    }
  }

  const again = () => {
    current.current = undefined
    load()
  }

  return { shown, share, trouble, isReading, fault, again, open }
}
