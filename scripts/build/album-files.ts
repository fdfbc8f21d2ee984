/**
 * Lays what every album of a copy needs beside the functions' bundle: its style with the two faces in it (browsers do
 * not load a face that lies beside a page on disk), and the wall of its cover.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { modulePath } from '../../design/src/cobogo.ts'

const root = new URL('../..', import.meta.url).pathname
const faces = [
  { family: 'Fraunces Varanda', file: join(root, 'design/src/fonts/fraunces-latin.woff2'), weight: '620 680' },
  { family: 'Figtree Variable', file: figtree('latin'), weight: '300 900' },
] as const

function figtree(subset: string): string {
  return createRequire(join(root, 'design/package.json')).resolve(
    `@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`,
  )
}

/** The light in the openings, course by course from above: dusk. */
const lights = ['#5a3b68', '#5a3b68', '#7e4570', '#7e4570', '#c4646b', '#c4646b', '#ffb437', '#ffb437']

export function layAlbumFiles(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const style = readFileSync(join(root, 'functions/src/account/export/album/album.css'), 'utf8')
  const fontFaces = faces.map(({ family, file, weight }) => {
    const bytes = readFileSync(file).toString('base64')
    return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url(data:font/woff2;base64,${bytes}) format("woff2"); }\n`
  })
  writeFileSync(join(folder, 'album.css'), `${fontFaces.join('')}${style}`)
  writeFileSync(join(folder, 'wall.svg'), wall())
  writeFileSync(join(folder, 'OFL.txt'), readFileSync(join(root, 'design/src/fonts/OFL.txt')))
}

/** One block wide; the cover repeats it. */
function wall(): string {
  const height = lights.length * 64
  const blocks = lights.map(
    (light, row) =>
      `<path transform="translate(0 ${row * 64})" fill="${light}" fill-rule="evenodd" d="${modulePath('petala')}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="${height}" viewBox="0 0 64 ${height}">${blocks.join('')}</svg>\n`
}
