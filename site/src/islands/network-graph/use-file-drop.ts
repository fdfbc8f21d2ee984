import { useEffect, useRef, useState } from 'react'

/** Lets files be dropped anywhere on the page; true while one hangs over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles

  useEffect(() => {
    const over = new AbortController()
    const options = { signal: over.signal }
    const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const hang = (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    addEventListener('dragover', hang, options)
    addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), options)
    addEventListener(
      'drop',
      (event) => {
        setOver(false)
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length === 0) return
        event.preventDefault()
        latest.current(files)
      },
      options,
    )
    return () => over.abort()
  }, [])

  return isOver
}
