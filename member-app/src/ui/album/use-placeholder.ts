import { useEffect, useState } from 'react'

const drawn = new Map<string, string>()

/** The decoder loads with the first photo, not with the page. */
async function draw(thumbhash: string): Promise<string> {
  const known = drawn.get(thumbhash)
  if (known) return known
  const { thumbHashToDataURL } = await import('thumbhash')
  const url = thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)))
  drawn.set(thumbhash, url)
  return url
}

/** A photo's blurred stand-in as a data URL; undefined until it is drawn, and for a hash that cannot be read. */
export function usePlaceholder(thumbhash: string): string | undefined {
  const [url, setUrl] = useState(drawn.get(thumbhash))
  useEffect(() => {
    let left = false
    draw(thumbhash)
      .then((made) => !left && setUrl(made))
      .catch((error) => console.warn('thumbhash', error))
    return () => {
      left = true
    }
  }, [thumbhash])
  return url
}
