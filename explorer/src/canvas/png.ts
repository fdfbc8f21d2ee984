import { hexOf, paletteAt } from './colours.ts'
import { heightOf } from './labels/labels.ts'
import { legendEntries, type PictureLegend } from './legend.ts'
import type { Scene } from './scene.ts'

/** Sides that every browser can draw, in pixels. */
const mostSide = 8192

/**
 * The view at twice its size, with ground and names, the legend below it. `paint` draws the scene on a canvas of
 * WebGL2.
 */
export async function pngOf(
  scene: Scene,
  paint: (canvas: HTMLCanvasElement, density: number) => void,
  legend?: PictureLegend,
): Promise<Blob> {
  const { width, height } = scene.frame
  const below = legend && legendEntries(legend, width)
  const whole = height + (below?.height ?? 0)
  const density = Math.min(2, mostSide / width, mostSide / whole)
  const sheet = (height: number): HTMLCanvasElement => {
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * density)
    canvas.height = Math.round(height * density)
    return canvas
  }
  const drawn = sheet(height)
  paint(drawn, density)
  const gl = drawn.getContext('webgl2')
  // What was taken away meanwhile is empty, and would be saved as if it were the picture.
  if (!gl || gl.isContextLost()) throw new Error('No memory for a picture')
  const canvas = sheet(whole)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No memory for a picture')
  const colour = (at: number) => hexOf(scene.palette, at)
  pen.fillStyle = colour(paletteAt.ground)
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(drawn, 0, 0)
  // Browsers keep few contexts of WebGL and take the oldest away, which is the one on the screen.
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  pen.scale(density, density)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (const { person, x, y, width: wide, must } of scene.labels) {
    const tall = heightOf(must, scene.letters)
    pen.font = `${must ? 600 : 500} ${(must ? 15 : 13) * scene.letters}px ${scene.font}`
    if (must) {
      pen.fillStyle = colour(paletteAt.cream)
      pen.beginPath()
      pen.roundRect(x - wide / 2, y - tall / 2, wide, tall, tall / 2)
      pen.fill()
    }
    const name = scene.names[person] ?? ''
    const room = wide - (must ? 24 : 0) * scene.letters
    pen.strokeStyle = colour(paletteAt.ground)
    pen.lineWidth = 3
    if (!must) pen.strokeText(name, x, y, room)
    pen.fillStyle = colour(must ? paletteAt.ground : paletteAt.cream)
    pen.fillText(name, x, y, room)
  }
  pen.textAlign = 'left'
  for (const { x, y, sign, colour: at, text, isTitle } of below?.entries ?? []) {
    pen.font = `${isTitle ? '600 15px' : '500 13px'} ${scene.font}`
    if (sign === 'class') {
      pen.fillStyle = colour(at)
      pen.fillRect(x, height + y - 6, 12, 12)
    } else if (sign !== 'none') {
      pen.strokeStyle = colour(sign === 'invite' ? paletteAt.cream : paletteAt.tie)
      pen.lineWidth = 1.5
      pen.setLineDash(sign === 'tie' ? [1.6, 2.4] : [])
      pen.beginPath()
      pen.moveTo(x, height + y)
      pen.lineTo(x + 28, height + y)
      pen.stroke()
    }
    pen.fillStyle = colour(paletteAt.cream)
    pen.fillText(text, x + (sign === 'none' ? 0 : sign === 'class' ? 20 : 36), height + y)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No memory for a picture'))), 'image/png'),
  )
}
