import { type Locale, locales, localeTags } from '@varanda/domain/locale'
import type { Plugin } from 'vite'

/** How the app picks its words: `inLocale({ pt, en })`, or with names of their own. */
const choice = /\binLocale\(\{\s*pt(?::\s*([\w.]+))?,\s*en(?::\s*([\w.]+))?,?\s*\}\)/g

/**
 * Decides at build time what `inLocale` would at run time, so that a page brings the words of its own language and not
 * the other's: a third of what its screens are. A choice that is written in another way stops the build.
 */
export function languagePlugin(locale: Locale): Plugin {
  return {
    name: 'language',
    apply: 'build',
    transform(code, id) {
      if (!code.includes('inLocale(') || id.includes('node_modules') || id.endsWith('/ui/locale.ts')) return
      const made = code.replace(choice, (_, ...named: (string | undefined)[]) => {
        const at = locales.indexOf(locale)
        return named[at] ?? locale
      })
      if (made.includes('inLocale('))
        this.error(`${id} chooses between languages in another way than inLocale({ pt, en })`)
      return { code: made, map: null }
    },
    transformIndexHtml: (html) => html.replace(/<html lang="[^"]*">/, `<html lang="${localeTags[locale]}">`),
  }
}
