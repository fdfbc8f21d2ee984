import { createRootRoute } from '@tanstack/react-router'
import { Broken } from './broken.tsx'
import { NotFound } from './not-found.tsx'
import { Shell } from './shell.tsx'

/** What every screen stands in. */
export const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: Broken })
