/** What the first bytes of a file tell of the picture in it; nothing of kinds that need no telling. */
export interface PictureHead {
  /** HEIC or another HEIF than AVIF, as iPhones take photos: not every browser opens it. */
  isHeic?: true
  /** Pixels as they are stored. */
  width?: number
  height?: number
}

/** As many bytes as hold what is looked for in what cameras make. */
export const headBytes = 512 * 1024

/** Brands of ISO/IEC 23008-12 (HEIF) by which files of phones call themselves. */
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

export function headOf(bytes: ArrayBuffer): PictureHead {
  const view = new DataView(bytes)
  try {
    if (view.getUint16(0) === 0xffd8) return jpegHead(view)
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) }
    if (textAt(view, 4) === 'ftyp') return isHeic(view) ? { isHeic: true } : {}
  } catch (error) {
    // It is shorter than it says.
    if (!(error instanceof RangeError)) throw error
  }
  return {}
}

function isHeic(view: DataView): boolean {
  const end = Math.min(view.getUint32(0), view.byteLength)
  const brands = [textAt(view, 8)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(view, at))
  return !brands.includes('avif') && brands.some((brand) => heicBrands.includes(brand))
}

/** Segments follow each other, each with its length (ITU-T T.81, B.1.1.4), until the frame that tells the size. */
function jpegHead(view: DataView): PictureHead {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    if (marker === 0xda) return {}
  }
  return {}
}

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(at + index)))
}
