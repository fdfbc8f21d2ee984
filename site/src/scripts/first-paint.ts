import { inviteInAddress } from '@varanda/domain/capability/capability-link'
import { localeCookie, unlocalizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import { cookieValue } from './cookie.ts'
import { dropFromAddress } from './drop-from-address.ts'
import { showKnownFaces } from './faces.ts'
import { followLanguageLinks } from './follow-language-links.ts'
import { chosenHour, showHour } from './hour.ts'
import { hideToken, keptToken } from './invite-token.ts'
import { askedLocale, localeRedirect } from './locale-redirect.ts'
import { noteEnter } from './note-enter.ts'
import { rememberLocale } from './remember-locale.ts'
import { showStray } from './stray.ts'
import { tickKeep } from './tick-keep.ts'

/** Runs before anything is painted, so that no page changes under the reader's eyes. Loaded as a plain script. */
const isJoin = unlocalizedPath(location.pathname) === routes.join.path
const target = localeRedirect({
  pathname: location.pathname,
  search: location.search,
  cookieLocale: cookieValue(document.cookie, localeCookie.name),
  languages: navigator.languages,
  userAgent: navigator.userAgent,
})
const asked = askedLocale(location.search)
if (asked) {
  rememberLocale(asked)
  dropFromAddress('lang')
}
// Before anybody is moved: the token waits in the tab, and no second address holds it.
if (isJoin) {
  hideToken()
  // A link that is opened where the page is open already only changes what stands after `#`.
  addEventListener('hashchange', () => {
    if (inviteInAddress({ search: '', hash: location.hash }) === null) return
    hideToken()
    location.reload()
  })
}
if (target) location.replace(target + location.search + location.hash)

followLanguageLinks()
showStray(document)

showKnownFaces()

const hour = chosenHour()
if (hour) showHour(hour)

// A hint and no more: it chooses which of two links the header shows.
if (cookieValue(document.cookie, 'uid')) document.documentElement.dataset.known = ''

if (unlocalizedPath(location.pathname) === routes.auth.path) {
  tickKeep()
  noteEnter()
}

if (isJoin) {
  // The page then waits for the invite instead of explaining how to get one.
  if (keptToken() !== null) {
    document.documentElement.dataset.invite = ''
    // The page of all visitors may be found; a link that lets one person in may not.
    document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }))
  }
}
