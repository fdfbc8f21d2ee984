import { useParams } from '@tanstack/react-router'
import { type ComponentType, createElement } from 'react'
import { lazyScreen } from './lazy-screen.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * `alone`: opened from another screen, it has a bar of its own and the whole height of a phone. `indexed`: so is
     * it, and its index has the place at its side. `admin`: of the admin area, in its frame, and for nobody else.
     */
    frame?: Frame
    /** Fetches the screen's files before anyone asks for it. */
    ahead?: () => Promise<void>
  }
}

type Frame = 'alone' | 'indexed' | 'admin'

interface How {
  frame?: Frame
  isAhead?: boolean
}

/**
 * What a route needs to show a screen whose files are fetched when it is first opened. The screen gets what the path
 * names (`$uid`), and is a new one for each.
 */
export function lazily<Props extends Record<string, string>>(
  load: () => Promise<ComponentType<Props> | ComponentType>,
  { frame, isAhead = false }: How = {},
) {
  const Screen = lazyScreen(load as () => Promise<ComponentType<Record<string, string>>>)
  const show = () => {
    const params = useParams({ strict: false }) as Record<string, string>
    return createElement(Screen, { key: Object.values(params).join('/'), ...params })
  }
  return {
    // The router asks a component for what it needs before it shows it.
    component: Object.assign(show, { preload: Screen.preload }),
    staticData: { ...(frame && { frame }), ...(isAhead && { ahead: Screen.ahead }) },
  }
}
