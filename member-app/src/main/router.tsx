import { createRouter } from '@tanstack/react-router'
import { connectFunctions } from '@varanda/client/connect'
import { fetchAhead } from '@varanda/client/lost-files'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { locale } from '../ui/locale.ts'
import { adminTable } from './admin-table.tsx'
import { Broken } from './frame/broken.tsx'
import { memberTable } from './member-table.tsx'
import { root } from './root.tsx'

export const router = createRouter({
  routeTree: root.addChildren([...memberTable, ...adminTable]),
  basepath: locale === 'en' ? '/en' : '/',
  // The feed knows its place by the post, not by the pixel.
  scrollRestoration: ({ location }) => location.pathname !== memberScreens.feed,
  defaultErrorComponent: Broken,
  notFoundMode: 'root',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** Fetches what the first page does without, so that it opens at once and without a network. */
export function fetchOtherScreens(): void {
  void fetchAhead(() =>
    Promise.allSettled([
      // A page cannot get a file that it once missed: whatever is asked of the instance meanwhile would take the page away.
      connectFunctions(),
      ...memberTable.map(({ options }) => options.staticData?.ahead?.()),
      import('../post/card-act.tsx'),
      import('../post/take-out-sheet.tsx'),
      import('../post/readers/readers-sheet.tsx'),
      import('../ui/album/lightbox.tsx'),
      import('../post/data/outbox/send-post.ts'),
    ]),
  )
}
