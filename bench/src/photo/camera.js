/** A photo as a camera would take it, as far as decoders and encoders go: shapes, slopes and grain. */
window.takePhoto = async (width, height) => {
  const canvas = new OffscreenCanvas(width, height)
  const pencil = canvas.getContext('2d')
  const picture = pencil.createImageData(width, height)
  const pixels = new Uint32Array(picture.data.buffer)
  let seed = 1
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
      const grain = (seed >> 16) & 15
      const shape = ((x >> 7) ^ (y >> 7)) & 1 ? 40 : 0
      pixels[at] =
        0xff000000 |
        (((((x + y) >> 5) & 127) + grain + shape) << 16) |
        ((((y >> 4) & 127) + grain) << 8) |
        (((x >> 5) & 127) + grain + shape)
    }
  }
  pencil.putImageData(picture, 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })).arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768))
  return btoa(text)
}

/** Milliseconds from the file to the bytes of its small picture. */
window.floorOf = async (base64, side, quality) => {
  window.floorWorker ??= new Worker('floor.js')
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const file = new File([bytes], 'photo.jpg', { type: 'image/jpeg' })
  const began = performance.now()
  await new Promise((resolve) => {
    window.floorWorker.onmessage = resolve
    window.floorWorker.postMessage({ file, side, quality })
  })
  return performance.now() - began
}
