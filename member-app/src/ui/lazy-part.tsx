import { fetchAhead } from '@varanda/client/lost-files'
import { type ComponentType, createElement, useEffect, useState } from 'react'

/**
 * A part of a screen that few of its readers have: its files come when it is first shown, and nothing stands in its place
 * until then. One whose files do not come is none, until it is shown anew: it takes nothing else with it, and loads no
 * page anew. Where somebody asked for it, `onLost` says so.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined
  return (props: Props & { onLost?: () => void }): React.ReactNode => {
    const [Part, setPart] = useState(() => part)
    // biome-ignore lint/correctness/useExhaustiveDependencies: the files are asked for once.
    useEffect(() => {
      let isHere = true
      void fetchAhead(async () => {
        part ??= await load()
      }).then(() => {
        if (!isHere) return
        setPart(() => part)
        if (!part) props.onLost?.()
      })
      return () => {
        isHere = false
      }
    }, [])
    return Part && createElement(Part, props)
  }
}
