import { brand } from '@varanda/domain/brand'
import { type Locale, localizedPath } from '@varanda/domain/locale'
import { builtMark, type OperatorMark, operatorMarks } from '@varanda/domain/site/operator-marks'
import { type RouteName, routes } from '@varanda/domain/site/routes'

const told = /\{(\w+)\}/g
const marks = /\*\*(.+?)\*\*|\[(.+?)\]\((\w+)(#[\w-]+)?\)/g

/**
 * A text of a document page as HTML: `**words**`, `[words](place)` and `{operator}`, see domain/src/messages/document.ts.
 * Throws for a place or a name that does not exist, so that no page is built with a dead link.
 */
export function inline(text: string, locale: Locale): string {
  return escaped(text)
    .replace(marks, (_, strong?: string, words?: string, place = '', anchor = '') =>
      strong !== undefined
        ? `<strong>${strong}</strong>`
        : `<a href="${addressOf(place, locale)}${anchor}">${words}</a>`,
    )
    .replace(told, (_, name: string) => {
      if (!Object.hasOwn(operatorMarks, name)) throw new Error(`A text names “{${name}}”, which nobody tells.`)
      return builtMark(name as OperatorMark, locale)
    })
}

function addressOf(place: string, locale: Locale): string {
  if (place === 'mail') return `mailto:${brand.operator.contact}`
  if (!Object.hasOwn(routes, place)) throw new Error(`A text links to “${place}”, which is no route.`)
  return localizedPath(locale, routes[place as RouteName].path)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
