/** 32-bit FNV-1a over UTF-8 (Fowler, Noll, Vo): a cheap, stable number for a name or id. Not for secrets. */
export const fnv1a = (text: string): number => {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
