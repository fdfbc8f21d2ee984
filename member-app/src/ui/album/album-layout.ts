/** Where a photo stands in its album, as fractions of the album's width and height. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface AlbumLayout {
  /** The album's width by its height. */
  ratio: number
  /** One for each photo that is shown; the first is the large one. */
  boxes: Box[]
  /** How many photos stand behind the last one. */
  hidden: number
}

interface Size {
  width: number
  height: number
}

/** Shown at once; the others are a touch away. */
const shownAtMost = 4

/** Width by height, within what still can be looked at. */
export function ratioOf({ width, height }: Size, least: number, most: number): number {
  return Math.min(Math.max(width / height, least), most)
}

/**
 * Lays photos out at their own proportions (only extreme ones are cut): one by itself, a lying one over a row of the
 * others, a standing one beside a column of them. Sizes in pixels, only their proportions count.
 */
export function layOut(photos: readonly Size[]): AlbumLayout {
  const [first, ...others] = photos.slice(0, shownAtMost)
  if (!first) return { ratio: 1, boxes: [], hidden: 0 }
  const hidden = Math.max(0, photos.length - shownAtMost)
  if (others.length === 0) return { ratio: ratioOf(first, 1 / 2, 3), boxes: [whole], hidden }
  const layout = first.width >= first.height ? over(first, others) : beside(first, others)
  return { ...layout, hidden }
}

const whole: Box = { x: 0, y: 0, width: 1, height: 1 }

/** The others share a row of one height, as wide together as the first. Heights are counted in album widths. */
function over(first: Size, others: readonly Size[]): Omit<AlbumLayout, 'hidden'> {
  const ratios = others.map((photo) => ratioOf(photo, 3 / 4, 16 / 9))
  const top = 1 / ratioOf(first, 1, 3)
  const row = 1 / ratios.reduce((sum, ratio) => sum + ratio, 0)
  const height = top + row
  let x = 0
  const boxes = ratios.map((ratio) => {
    const box = { x, y: top / height, width: ratio * row, height: row / height }
    x += box.width
    return box
  })
  return { ratio: 1 / height, boxes: [{ ...whole, height: top / height }, ...boxes] }
}

/** The others share a column of one width, as high together as the first. */
function beside(first: Size, others: readonly Size[]): Omit<AlbumLayout, 'hidden'> {
  const ratios = others.map((photo) => ratioOf(photo, 3 / 4, 16 / 9))
  const large = ratioOf(first, 1 / 2, 1)
  const stacked = ratios.reduce((sum, ratio) => sum + 1 / ratio, 0)
  const column = 1 / (1 + large * stacked)
  const height = column * stacked
  let y = 0
  const boxes = ratios.map((ratio) => {
    const box = { x: 1 - column, y, width: column, height: column / ratio / height }
    y += box.height
    return box
  })
  return { ratio: 1 / height, boxes: [{ ...whole, width: 1 - column }, ...boxes] }
}
