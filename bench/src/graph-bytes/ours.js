/** What of ours does as sigma does: draw, pan, zoom, pick and name. */
export { openDirectSurface } from '@varanda/explorer/canvas/direct-surface'
export { openCanvas } from '@varanda/explorer/canvas/open-canvas'
