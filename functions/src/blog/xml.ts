/** Text for XML 1.0: escaped, and without the characters that it cannot hold in any way. */
export function xml(text: string): string {
  return characters(text).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}

/** Markup that is carried as text. */
export function cdata(text: string): string {
  return `<![CDATA[${characters(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

/** Source: https://www.w3.org/TR/xml/#charsets */
function characters(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
}
