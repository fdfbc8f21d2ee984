import { useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** A button that asks for one picture. */
export function PickFile(props: { text: string; disabled?: boolean; onPick: (file: File) => void }) {
  const { text, disabled = false, onPick } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // The same file may be picked again.
          event.currentTarget.value = ''
          if (file) onPick(file)
        }}
      />
      <button
        type="button"
        className="button line compact"
        aria-disabled={disabled}
        onClick={() => !disabled && input.current?.click()}
      >
        <Icon name="camera" size={20} />
        {text}
      </button>
    </>
  )
}
