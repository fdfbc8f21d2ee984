import { useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { words } from './words.ts'

/** The button that asks for pictures; where they can come from is the browser's own question. */
export function AddPhotos({ disabled, onAdd }: { disabled: boolean; onAdd: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // The same file may be picked again after it was taken out.
          event.currentTarget.value = ''
          if (files.length > 0) onAdd(files)
        }}
      />
      <button
        type="button"
        className="text-button plain add-photos"
        aria-disabled={disabled}
        onClick={() => !disabled && input.current?.click()}
      >
        <Icon name="camera" />
        {words.photos.add}
      </button>
    </>
  )
}
