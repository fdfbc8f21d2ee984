/**
 * How a drawing enters a page: its size in CSS pixels, a class, and a name when it says something words do not.
 * `fill: 'box'` covers whatever box the page gives it, cut at the top and sides and standing on the bottom.
 */
export type SvgOptions = {
  width?: number | string
  height?: number | string
  className?: string
  label?: string
  fill?: 'box'
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Wrap drawn shapes in an `<svg>`. Without a label the picture is hidden from assistive technology; without a
 * viewBox its units are the pixels of the box it is given.
 */
export const svg = (viewBox: string | undefined, shapes: string, options: SvgOptions = {}): string => {
  const { width, height, className, label, fill } = options
  const attributes = [
    viewBox ? `viewBox="${viewBox}"` : '',
    width === undefined ? '' : `width="${width}"`,
    height === undefined ? '' : `height="${height}"`,
    className ? `class="${escapeAttribute(className)}"` : '',
    fill === 'box' ? 'preserveAspectRatio="xMidYMax slice"' : '',
    label ? `role="img" aria-label="${escapeAttribute(label)}"` : 'aria-hidden="true" focusable="false"',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes.filter(Boolean).join(' ')}>${shapes}</svg>`
}
