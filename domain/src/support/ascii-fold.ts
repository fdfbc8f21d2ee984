/** Letters that are no letter with a mark, and so stay when marks are taken off. */
const byHand: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
  ...{
    ð: 'd',
    Ð: 'D',
    þ: 'th',
    Þ: 'Th',
    ı: 'i',
    ŋ: 'n',
    Ŋ: 'N',
    ħ: 'h',
    Ħ: 'H',
    '’': "'",
    '‘': "'",
    '–': '-',
    '—': '-',
  },
}

/**
 * Text as banks take it in a code: without marks, of printable ASCII, cut to so many letters, without space around it. Empty
 * where nothing of it is Latin; then its writer has to say how the bank writes it.
 */
export function asciiFold(text: string, most: number): string {
  return [...text.normalize('NFD')]
    .map((letter) => byHand[letter] ?? letter)
    .join('')
    .replace(/\s+/gu, ' ')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, most)
    .trim()
}
