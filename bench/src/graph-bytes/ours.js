/** What of ours does as sigma does: draw, pan, zoom, pick and name. */

export { openCanvas } from '@varanda/explorer/canvas/open-canvas'
export { openDirectSurface } from '@varanda/explorer/canvas/surface/direct-surface'
