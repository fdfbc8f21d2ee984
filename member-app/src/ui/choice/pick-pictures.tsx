import { useRef } from 'react'
import { Icon } from '../icon.tsx'

interface PickPicturesProps {
  className: string
  text: string
  iconSize?: number
  /** Whether several may be picked at once. */
  multiple?: boolean
  disabled?: boolean
  onPick: (files: File[]) => void
}

/** A button that asks for pictures; where they can come from is the browser's own question. */
export function PickPictures({ className, text, iconSize, multiple, disabled = false, onPick }: PickPicturesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={multiple}
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file may be picked again.
          currentTarget.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
      <button
        type="button"
        className={className}
        aria-disabled={disabled}
        onClick={() => !disabled && input.current?.click()}
      >
        <Icon name="camera" {...(iconSize && { size: iconSize })} />
        {text}
      </button>
    </>
  )
}
