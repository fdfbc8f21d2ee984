import { copyText } from '@varanda/client/copy-text'
import { useEffect, useState } from 'react'
import { Icon } from '../icon.tsx'

/** For so many milliseconds it is said that it was done. */
const saidFor = 4000

interface CopyButtonProps {
  id?: string
  text: string
  className: string
  /** `copied` stands on the button where it is a word, and else below it, as what to do where the browser would not. */
  words: { copy: string; copied: string; copyFailed: string }
  isWord?: boolean
}

/** Copies a text. It says so in place: over a sheet no toast is seen. */
export function CopyButton({ id, text, className, words, isWord = false }: CopyButtonProps) {
  const [copied, setCopied] = useState<'yes' | 'no'>()
  useEffect(() => {
    if (copied !== 'yes') return
    const timer = setTimeout(() => setCopied(undefined), saidFor)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    copyText(text).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  const isOnButton = copied === 'yes' && isWord
  return (
    <>
      <button id={id} type="button" className={className} onClick={() => void copy()}>
        <Icon name={copied === 'yes' ? 'check' : 'copy'} /> {isOnButton ? words.copied : words.copy}
      </button>
      <p className={copied && !isOnButton ? 'small' : 'visually-hidden'} role="status">
        {copied === 'no' && words.copyFailed}
        {copied === 'yes' && words.copied}
      </p>
    </>
  )
}
