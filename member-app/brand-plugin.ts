import { brand } from '@varanda/domain/brand'
import type { Plugin } from 'vite'

const { name, themeColor } = brand
const said: Readonly<Record<string, string>> = {
  name: name.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  day: themeColor.day,
  night: themeColor.night,
}

/** The page stands there before any script: the build puts name and colours where it says `%brand.name%`. */
export function brandPlugin(): Plugin {
  return {
    name: 'brand',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(/%brand\.(\w+)%/g, (place, key: string) => {
          const is = said[key]
          if (is === undefined) throw new Error(`index.html asks for ${place}`)
          return is
        }),
    },
  }
}
