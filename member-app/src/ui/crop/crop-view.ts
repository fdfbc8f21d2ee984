interface Size {
  width: number
  height: number
}

/** What of a picture is cut out: its middle, in the picture's pixels, and how many times nearer than as much as fits. */
export interface CropView {
  x: number
  y: number
  zoom: number
}

/** So near at most: nearer, a phone's photo has no pixels left for a page about its owner. */
export const nearest = 4

/** The part that a view cuts out, in the picture's pixels. */
export function cutOf({ x, y, zoom }: CropView, picture: Size, shape: Size): Size & { left: number; top: number } {
  const width = Math.min(picture.width, (picture.height * shape.width) / shape.height) / zoom
  const height = (width * shape.height) / shape.width
  return { left: x - width / 2, top: y - height / 2, width, height }
}

/** The same view, with nothing from outside of the picture in it. */
function inside(view: CropView, picture: Size, shape: Size): CropView {
  const zoom = Math.min(nearest, Math.max(1, view.zoom))
  const { width, height } = cutOf({ ...view, zoom }, picture, shape)
  const between = (value: number, half: number, all: number) => Math.min(all - half, Math.max(half, value))
  return { zoom, x: between(view.x, width / 2, picture.width), y: between(view.y, height / 2, picture.height) }
}

/** As much as fits; of a tall picture rather its upper part, where faces are. */
export function firstView(picture: Size, shape: Size): CropView {
  return inside({ x: picture.width / 2, y: picture.height * 0.42, zoom: 1 }, picture, shape)
}

/** The picture drawn along by a part of the cut's width and height, as a finger does. */
export function dragged(view: CropView, picture: Size, shape: Size, by: { x: number; y: number }): CropView {
  const { width, height } = cutOf(view, picture, shape)
  return inside({ ...view, x: view.x - by.x * width, y: view.y - by.y * height }, picture, shape)
}

/** Nearer or farther; what is at `at` (parts of the cut from its middle) stays there as far as the picture's edges let it. */
export function zoomed(view: CropView, picture: Size, shape: Size, zoom: number, at = { x: 0, y: 0 }): CropView {
  const next = Math.min(nearest, Math.max(1, zoom))
  const before = cutOf(view, picture, shape)
  const after = cutOf({ ...view, zoom: next }, picture, shape)
  const x = view.x + at.x * (before.width - after.width)
  const y = view.y + at.y * (before.height - after.height)
  return inside({ x, y, zoom: next }, picture, shape)
}
