import { hexOf, paletteAt } from './colours.ts'
import { heightOf } from './labels.ts'
import type { Scene } from './scene.ts'

/** Sides that every browser can draw, in pixels. */
const mostSide = 8192

/** The view at twice its size, with ground and names. `paint` draws the scene on a canvas of WebGL2. */
export async function pngOf(scene: Scene, paint: (canvas: HTMLCanvasElement, density: number) => void): Promise<Blob> {
  const { width, height } = scene.frame
  const density = Math.min(2, mostSide / width, mostSide / height)
  const sheet = (): HTMLCanvasElement => {
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * density)
    canvas.height = Math.round(height * density)
    return canvas
  }
  const drawn = sheet()
  paint(drawn, density)
  const canvas = sheet()
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No memory for a picture')
  pen.drawImage(drawn, 0, 0)
  // Browsers keep few contexts of WebGL and take the oldest away, which is the one on the screen.
  drawn.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  pen.scale(density, density)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (const { person, x, y, width: wide, must } of scene.labels) {
    const tall = heightOf(must, scene.letters)
    pen.font = `${must ? 600 : 500} ${(must ? 15 : 13) * scene.letters}px ${scene.font}`
    if (must) {
      pen.fillStyle = hexOf(scene.palette, paletteAt.cream)
      pen.beginPath()
      pen.roundRect(x - wide / 2, y - tall / 2, wide, tall, tall / 2)
      pen.fill()
    }
    const name = scene.names[person] ?? ''
    const room = wide - (must ? 24 : 0) * scene.letters
    pen.strokeStyle = hexOf(scene.palette, paletteAt.ground)
    pen.lineWidth = 3
    if (!must) pen.strokeText(name, x, y, room)
    pen.fillStyle = hexOf(scene.palette, must ? paletteAt.ground : paletteAt.cream)
    pen.fillText(name, x, y, room)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No memory for a picture'))), 'image/png'),
  )
}
