import { consentCookie, measuring } from '@varanda/domain/account/consent'
import type { consent } from '@varanda/domain/account/messages/pt/consent'
import { type Locale, localeTags } from '@varanda/domain/locale'
import * as dialog from 'vanilla-cookieconsent'
import theirs from 'vanilla-cookieconsent/dist/cookieconsent.css?url'
import ours from './consent-dialog.css?url'

/** Their styles come with the dialog; Astro would put what is imported on every page. */
function addStyles(): Promise<unknown> {
  const added = [theirs, ours].map((href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    document.head.append(link)
    return new Promise((resolve) => {
      link.onload = link.onerror = resolve
    })
  })
  return Promise.all(added)
}

type Told = (answer: 'yes' | 'no') => void

let ready: Promise<void> | undefined
/** Who asked last: the dialog is made once, and its answers are for them. */
let told: Told = () => {}

/** Asks, or asks again: `onAnswer` is told each time somebody answers. Both answers weigh the same. */
export async function askConsent(locale: Locale, words: typeof consent, onAnswer: Told): Promise<void> {
  const { title, text, yes, no } = words
  told = onAnswer
  const tell = () => told(dialog.acceptedCategory(measuring) ? 'yes' : 'no')
  ready ??= addStyles().then(() =>
    dialog.run({
      revision: consentCookie.revision,
      cookie: { name: consentCookie.name, expiresAfterDays: consentCookie.maxAgeDays },
      autoShow: false,
      // Its guess of who is a robot also takes in people's own tools.
      hideFromBots: false,
      disablePageInteraction: false,
      guiOptions: { consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true } },
      categories: { [measuring]: {} },
      language: {
        default: localeTags[locale],
        translations: {
          [localeTags[locale]]: {
            consentModal: { title, description: text, acceptAllBtn: yes, acceptNecessaryBtn: no },
            preferencesModal: { sections: [] },
          },
        },
      },
      onFirstConsent: tell,
      onChange: tell,
    }),
  )
  await ready
  dialog.show(true)
}
