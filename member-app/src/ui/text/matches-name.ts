const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a name holds every word that was typed, accents and case aside. */
export function matchesName(name: string, wanted: string): boolean {
  const words = plain(name)
  return plain(wanted)
    .split(/\s+/u)
    .every((word) => words.includes(word))
}
