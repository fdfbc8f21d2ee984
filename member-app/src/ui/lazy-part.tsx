import { fetchAhead } from '@varanda/client/lost-files'
import { type ComponentType, createElement, useEffect, useState } from 'react'

interface LazyPart<Props extends object> {
  (props: Props): React.ReactNode
  /** Fetches its files before it is shown. */
  ahead: () => Promise<void>
}

/**
 * A part of a screen that few of its readers have: its files come when it is first shown, and nothing stands in its place
 * until then. One whose files do not come is none, until it is shown anew: it takes nothing else with it, and loads no
 * page anew.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | undefined
  const ahead = () =>
    fetchAhead(async () => {
      part ??= await load()
    })
  const show = (props: Props) => {
    const [Part, setPart] = useState(() => part)
    useEffect(() => {
      let isHere = true
      void ahead().then(() => isHere && setPart(() => part))
      return () => {
        isHere = false
      }
    }, [])
    return Part && createElement(Part, props)
  }
  return Object.assign(show, { ahead })
}
