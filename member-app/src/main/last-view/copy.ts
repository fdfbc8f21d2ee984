import * as v from 'valibot'

/** What a copy may hold: nothing that acts, asks for input or loads anything but a picture. */
export const copiedNames = [
  ...(['div', 'span', 'p', 'a', 'button', 'header', 'footer', 'nav', 'main', 'section', 'article', 'aside'] as const),
  ...(['h1', 'h2', 'h3', 'ul', 'ol', 'li', 'time', 'strong', 'em', 'b', 'i', 'br', 'hr', 'img', 'figure'] as const),
  ...(['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'defs', 'clipPath'] as const),
  ...(['linearGradient', 'radialGradient', 'stop'] as const),
] as const

/** How it may look. An `id` is how parts of a drawing name each other; no other element has one. */
export const copiedAttributes = [
  ...(['class', 'style', 'dir', 'lang', 'data-post', 'data-status', 'aria-current', 'width', 'height'] as const),
  ...(['id', 'viewBox', 'preserveAspectRatio', 'd', 'points', 'transform', 'cx', 'cy', 'r', 'rx', 'ry'] as const),
  ...(['x', 'y', 'x1', 'x2', 'y1', 'y2', 'offset', 'stop-color', 'stop-opacity', 'gradientUnits'] as const),
  ...(['fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'clip-path', 'opacity', 'stroke', 'stroke-width'] as const),
  ...(['stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity'] as const),
] as const

export const svgNamespace = 'http://www.w3.org/2000/svg'

/** An element as data: its name, what is set on it, where its picture is, what it holds. */
export interface Copy {
  name: (typeof copiedNames)[number]
  set: Partial<Record<(typeof copiedAttributes)[number], string>>
  /** A path of this instance. */
  picture?: string | undefined
  holds: (Copy | string)[]
}

/** Refers to nothing but a part of the drawing, or a picture that it holds itself. */
const valueSchema = v.pipe(v.string(), v.regex(/^(?!.*url\((?!["']?(?:#|data:image)))/is))

export const copySchema: v.GenericSchema<Copy> = v.object({
  name: v.picklist(copiedNames),
  set: v.record(v.picklist(copiedAttributes), valueSchema),
  picture: v.optional(v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/))),
  holds: v.array(v.union([v.string(), v.lazy(() => copySchema)])),
})

/** Draws a copy; every name and attribute of it is one of those above. */
export function drawn({ name, set, picture, holds }: Copy, within?: Element): Element {
  const isDrawing = name === 'svg' || within?.namespaceURI === svgNamespace
  const element = isDrawing ? document.createElementNS(svgNamespace, name) : document.createElement(name)
  for (const [attribute, value] of Object.entries(set)) {
    // The page's policy takes no style written as an attribute.
    if (attribute === 'style') (element as HTMLElement | SVGElement).style.cssText = value
    else element.setAttribute(attribute, value)
  }
  if (element instanceof HTMLImageElement) {
    element.alt = ''
    if (picture !== undefined) element.src = picture
  }
  element.append(...holds.map((one) => (typeof one === 'string' ? one : drawn(one, element))))
  return element
}
