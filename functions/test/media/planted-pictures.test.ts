import sharp from 'sharp'
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { expect, it } from 'vitest'
import { type PictureName, pictureFile, pictures } from '../../../seed/src/pictures/pictures.ts'

/**
 * Decoders differ by a step of a colour between machines, which a ThumbHash's 16 steps make more; another picture is
 * further.
 */
const mostBetweenMachines = 11

it.each(Object.keys(pictures) as PictureName[])('%s has the stand-in that the server would give it', async (name) => {
  const { data, info } = await sharp(pictureFile(name, 'large'))
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const measured = thumbHashToRGBA(rgbaToThumbHash(info.width, info.height, data))
  const told = thumbHashToRGBA(Buffer.from(pictures[name].thumbhash, 'base64'))
  expect([told.w, told.h]).toEqual([measured.w, measured.h])
  const apart = told.rgba.reduce((sum, value, at) => sum + Math.abs(value - measured.rgba[at]!), 0) / told.rgba.length
  expect(apart).toBeLessThan(mostBetweenMachines)
})
