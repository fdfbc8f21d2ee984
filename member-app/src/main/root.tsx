import { createRootRoute } from '@tanstack/react-router'
import { Broken } from './frame/broken.tsx'
import { NotFound } from './frame/not-found.tsx'
import { Shell } from './frame/shell.tsx'

/** What every screen stands in. */
export const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: Broken })
