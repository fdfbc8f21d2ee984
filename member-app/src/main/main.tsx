import '@varanda/design/tokens.css'
import '@varanda/design/fonts.css'
import '@varanda/design/base.css'
import '@varanda/design/controls.css'
import './styles/shell.css'
import './styles/parts.css'
import './styles/post.css'
import './styles/photos.css'
import './styles/compose.css'
import './styles/pages.css'
import './styles/running.css'
import { RouterProvider } from '@tanstack/react-router'
import { startSession } from '@varanda/client/account/session'
import { fetchAhead, reloadOnLostFiles } from '@varanda/client/lost-files'
import { localizedPath } from '@varanda/domain/locale'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followBuilds } from '../data/new-build.ts'
import { followInstall } from '../install/data/prompt.ts'
import { followKeyboard } from '../ui/follow-keyboard.ts'
import { locale, localeTag } from '../ui/locale.ts'
import { followJourney } from './follow-journey.ts'
import { followWorker, keepPushHere } from './follow-worker.ts'
import { loadFontsLater } from './fonts-later.ts'
import { followTakeOver } from './frame/follow-take-over.ts'
import { stayOneMember } from './frame/stay-one-member.ts'
import { keepCountsLater } from './keep-counts.ts'
import { fetchOtherScreens, router } from './router.tsx'
import { warmUp } from './warm-up.ts'
import { whenQuiet } from './when-quiet.ts'

/** The other screens are fetched once nothing was loaded for so long (milliseconds). */
const quiet = 2000
/** So long the first page has the line to itself after Firestore has come (milliseconds); whoever scrolls on is never quiet. */
const firstPageMs = 5000

document.documentElement.lang = localeTag
const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
if (manifest) manifest.href = localizedPath(locale, '/site.webmanifest')
reloadOnLostFiles()
stayOneMember()
startSession()
const warm = warmUp()
loadFontsLater()
followJourney(router)
followWorker(router)
followKeyboard()
followBuilds()
followInstall()
followTakeOver()
void warm.then(() => setTimeout(() => void fetchAhead(keepLastViews), firstPageMs))
// They would take the line from Firestore, which says nothing while its largest file comes.
void warm.then(() =>
  whenQuiet(quiet, () => {
    fetchOtherScreens()
    keepPushHere()
    keepCountsLater()
  }),
)
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

async function keepLastViews(): Promise<void> {
  const { followLastView } = await import('./last-view/follow-last-view.ts')
  followLastView()
}
