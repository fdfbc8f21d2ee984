import { type Copy, copiedAttributes, copiedNames, svgNamespace } from './copy.ts'

const isName = (name: string): name is Copy['name'] => (copiedNames as readonly string[]).includes(name)

/**
 * What is seen of an element in a window so high (CSS pixels): what lies above keeps its room, what lies below goes, and so does what
 * only screen readers are told. Undefined where nothing is seen.
 */
export function copyOf(element: Element, height: number): Copy | undefined {
  const name = element.localName
  if (!isName(name) || element.classList.contains('visually-hidden')) return undefined
  const isDrawing = element.namespaceURI === svgNamespace
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= height) return undefined
  const set = Object.fromEntries(
    copiedAttributes.flatMap((attribute) => {
      const value = attribute === 'id' && !isDrawing ? null : element.getAttribute(attribute)
      return value === null ? [] : [[attribute, value]]
    }),
  )
  if (bottom <= 0 && bottom > top)
    return { name, set: { ...set, style: `box-sizing: border-box; height: ${bottom - top}px` }, holds: [] }
  return { name, set, picture: pictureOf(element), holds: held(element, height, isDrawing) }
}

/** A drawing is copied whole. */
function held(element: Element, height: number, isDrawing: boolean): Copy['holds'] {
  return [...element.childNodes].flatMap((node): Copy['holds'] => {
    if (node instanceof Text) return [node.data]
    const copy = node instanceof Element && copyOf(node, isDrawing ? Number.POSITIVE_INFINITY : height)
    return copy ? [copy] : []
  })
}

function pictureOf(element: Element): string | undefined {
  if (!(element instanceof HTMLImageElement) || !element.complete || element.naturalWidth === 0) return undefined
  // One that waits to be sent is shown from this page's memory, which the next page has not.
  const own = `${location.origin}/`
  return element.currentSrc.startsWith(own) ? element.currentSrc.slice(own.length - 1) : undefined
}
