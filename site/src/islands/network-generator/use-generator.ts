import { handedNetwork, handNetwork } from '@varanda/explorer/handoff'
import type { Fault } from '@varanda/explorer/worker/jobs'
import { JobFault, runJob } from '@varanda/explorer/worker/run-job'
import type { Format } from '@varanda/graph/files/formats'
import type { ReadReport } from '@varanda/graph/files/read/gathering'
import type { Network } from '@varanda/graph/network'
import type { Recipe } from '@varanda/graph/recipe'
import { useEffect, useRef, useState } from 'react'

/** A network, and where it came from. */
export interface Shown {
  readonly network: Network
  readonly from:
    | { readonly recipe: Recipe }
    | { readonly file: string; readonly handed: boolean; readonly report?: ReadReport }
}

export interface Generator {
  readonly shown: Shown | undefined
  /** What goes on right now, and how much of it is done, where that is known. */
  readonly busy: { readonly doing: 'generating' | 'reading' | 'writing'; readonly share?: number } | undefined
  /** How the last wish ended, when it was not fulfilled. */
  readonly ended: 'cancelled' | Fault | undefined
  /** The rest answer if the wish was fulfilled. */
  generate(recipe: Recipe): Promise<boolean>
  open(files: readonly File[]): Promise<boolean>
  /** The network that was opened before, on this page or another. `overtaken`: another wish came, or this one was ended. */
  reopen(): Promise<'opened' | 'none' | 'overtaken'>
  write(format: Format): Promise<Blob | undefined>
  cancel(): void
}

/**
 * Makes, reads and writes networks, one wish at a time: the last one wins, and what is shown stays till it is
 * fulfilled.
 */
export function useGenerator(): Generator {
  const [shown, setShown] = useState<Shown>()
  const [busy, setBusy] = useState<Generator['busy']>()
  const [ended, setEnded] = useState<Generator['ended']>()
  const wish = useRef<AbortController>(undefined)

  useEffect(() => () => wish.current?.abort(), [])

  async function fulfil<Result>(
    doing: NonNullable<Generator['busy']>['doing'],
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | undefined> {
    wish.current?.abort()
    const mine = new AbortController()
    wish.current = mine
    setEnded(undefined)
    setBusy({ doing })
    try {
      const result = await work(mine.signal)
      mine.signal.throwIfAborted()
      return result
    } catch (reason) {
      if (!mine.signal.aborted) setEnded(reason instanceof JobFault ? reason.fault : { code: 'crashed' })
    } finally {
      if (wish.current === mine) setBusy(undefined)
    }
  }

  const show = (next: Shown | undefined): boolean => {
    if (next) setShown(next)
    return next !== undefined
  }

  return {
    shown,
    busy,
    ended,
    generate: async (recipe) => {
      const network = await fulfil('generating', (signal) =>
        runJob('generate', recipe, { signal, onProgress: (share) => setBusy({ doing: 'generating', share }) }),
      )
      return show(network && { network, from: { recipe } })
    },
    open: async (files) => {
      const file = files[0]?.name
      if (file === undefined) return false
      const opened = await fulfil('reading', async (signal) => {
        const { network, report } = await runJob('readFile', files, { signal })
        signal.throwIfAborted()
        const handed = handNetwork({ network, file, report, at: Date.now() })
        return { network, report, handed: await handed.then(() => true).catch(() => false) }
      })
      return show(opened && { network: opened.network, from: { file, handed: opened.handed, report: opened.report } })
    },
    reopen: async () => {
      const found = await fulfil('reading', async () => ({ kept: await handedNetwork() }))
      if (!found) return 'overtaken'
      const { kept } = found
      if (!kept) return 'none'
      setShown({ network: kept.network, from: { file: kept.file, handed: true, report: kept.report } })
      return 'opened'
    },
    write: async (format) =>
      shown && fulfil('writing', (signal) => runJob('writeFile', { network: shown.network, format }, { signal })),
    cancel: () => {
      wish.current?.abort()
      wish.current = undefined
      setBusy(undefined)
      setEnded('cancelled')
    },
  }
}
