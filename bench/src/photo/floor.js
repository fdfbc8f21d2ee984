/** The floor: a picture opened, drawn smaller and written as a JPEG by nothing but the browser. */
addEventListener('message', async ({ data: { file, side, quality } }) => {
  const picture = await createImageBitmap(file)
  const scale = side / Math.max(picture.width, picture.height)
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  const pencil = canvas.getContext('2d')
  pencil.imageSmoothingQuality = 'high'
  pencil.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  postMessage(await blob.arrayBuffer())
})
