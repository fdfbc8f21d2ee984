import { type DragEvent, type ReactNode, useState } from 'react'

interface PhotoDropProps {
  onAdd: (files: File[]) => void
  children: ReactNode
}

/** The composer's sheet of paper, onto which pictures can be pasted and dropped. */
export function PhotoDrop({ onAdd, children }: PhotoDropProps) {
  const [over, setOver] = useState(false)
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are shortcuts; the button does the same.
    <div
      className={over ? 'compose dropping' : 'compose'}
      onPaste={(event) => {
        const pictures = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'))
        if (pictures.length === 0) return
        event.preventDefault()
        onAdd(pictures)
      }}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        setOver(false)
        if (!carriesFiles(event)) return
        event.preventDefault()
        onAdd([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}
