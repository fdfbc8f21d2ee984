/** `[14:03, 21/11/2026] Cida: ` and `21/11/2026 14:03 - Cida: `, as WhatsApp copies messages. */
const stamp =
  /^\[?(?:\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?, )?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},?(?: \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?)?(?:\] | - )[^:\n]{1,60}: /i

const marks = { '*': 'strong', _: 'em' } as const

/**
 * Plain text as HTML: an empty line parts paragraphs, and WhatsApp's `*bold*` and `_italic_` are what they mean. Who
 * said it and when is left out.
 */
export function htmlOfPlainText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const paragraphs = lines
    .map((line) => line.replace(stamp, stamp.test(line) ? '\n' : ''))
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/^\n+|\n+$/g, ''))
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.split('\n').map(marked).join('<br>')}</p>`)
    .join('')
}

function marked(line: string): string {
  return escaped(line).replace(
    /(?<![\p{L}\p{N}*_])([*_])(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu,
    (_, sign: '*' | '_', inside: string) => `<${marks[sign]}>${innerMark(inside)}</${marks[sign]}>`,
  )
}

/** Within one mark the other may stand. */
function innerMark(text: string): string {
  return text.replace(/^([*_])(?=\S)(.+)(?<=\S)\1$/u, (_, sign: '*' | '_', inside: string) => {
    return `<${marks[sign]}>${inside}</${marks[sign]}>`
  })
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}
