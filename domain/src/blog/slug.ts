/**
 * Words as they stand in an address: small letters and digits without accents, hyphens between, whole words that fit.
 */
export function slugOf(text: string, most: number): string {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  let slug = words[0]?.slice(0, most) ?? ''
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > most) break
    slug += `-${word}`
  }
  return slug
}
