import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/** A text box that is as tall as its words; the style sheet says how tall at most. */
export function GrowingText({
  ref,
  value,
  ...props
}: ComponentProps<'textarea'> & { ref?: React.Ref<HTMLTextAreaElement> }) {
  const own = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the words.
  useLayoutEffect(() => {
    const box = own.current
    // Where the browser sizes the box by itself there is nothing to measure.
    if (!box || CSS.supports('field-sizing', 'content')) return
    box.style.height = 'auto'
    box.style.height = `${box.scrollHeight + 2}px`
  }, [value])
  return (
    <textarea
      {...props}
      className={`growing ${props.className ?? ''}`}
      value={value}
      ref={(element) => {
        own.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
    />
  )
}
