/**
 * Paints the mark as the files that browsers ask for by name: site/public/favicon.ico and the PNG icons beside it. Run
 * it when the mark changes, look at each, and commit them.
 */
import { writeFileSync } from 'node:fs'
import { drawn, favicon, faviconSizes, iconFiles } from './icons/drawings.ts'
import { ico } from './icons/ico.ts'

const target = new URL('../../site/public/', import.meta.url)

for (const [name, { drawing, size }] of Object.entries(iconFiles))
  writeFileSync(new URL(name, target), await drawn(drawing, size))
const pictures = await Promise.all(faviconSizes.map(async (size) => ({ size, png: await drawn(favicon, size) })))
writeFileSync(new URL('favicon.ico', target), ico(pictures))
