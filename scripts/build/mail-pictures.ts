/**
 * Lays the pictures that mails attach beside the functions' bundle, as PNG: the mark, the flower of a button, and every
 * drawing that a member may show as their face. Mail programs show no SVG, and functions decode none.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { mark, markPaint } from '../../design/src/mark.ts'
import { reaction } from '../../design/src/reactions.ts'
import { keepsakeNames, peopleNames, portraitOf } from '../../design/src/scenes/gallery.ts'
import { drawnFile, laidPictures, mailSizes } from '../../functions/src/mail/pictures/laid-names.ts'

/** The hibiscus as it is by day: a picture stands alone, and what paints it knows no `oklch()`. */
const hibiscus = '#d02354'

/** Twice as many pixels as are shown. */
const fine = 2

export async function layMailPictures(folder: string): Promise<void> {
  const { mark: square, flower: bud, portrait: face } = mailSizes
  const drawn = [...peopleNames, ...keepsakeNames].map((name) => ({
    file: drawnFile(name),
    svg: portraitOf(name, name),
    ...face,
  }))
  const all = [
    { file: laidPictures.mark, svg: mark({}, markPaint), ...square },
    { file: laidPictures.flower, svg: reaction('love').replaceAll('var(--hib)', hibiscus), ...bud },
    ...drawn,
  ]
  await Promise.all(all.map(({ file, svg, width, height }) => lay(join(folder, file), svg, width, height)))
}

async function lay(path: string, svg: string, width: number, height: number): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  const png = await sharp(Buffer.from(svg), { density: 288 })
    .resize({ width: width * fine, height: height * fine, fit: 'fill' })
    .png({ palette: true, colours: 48, compressionLevel: 9, effort: 7 })
    .toBuffer()
  writeFileSync(path, png)
}
