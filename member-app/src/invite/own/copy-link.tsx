import { copyText } from '@varanda/client/copy-text'
import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { linkWords } from './words.ts'

/** For so many milliseconds the button says that it was done. */
const saidFor = 4000

/** Copies the link. It says so in place: over a sheet no toast is seen. */
export function CopyLink({ link }: { link: string }) {
  const [copied, setCopied] = useState<'yes' | 'no'>()
  useEffect(() => {
    if (copied !== 'yes') return
    const timer = setTimeout(() => setCopied(undefined), saidFor)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    copyText(link).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  return (
    <>
      <button type="button" className="button line compact" onClick={() => void copy()}>
        <Icon name={copied === 'yes' ? 'check' : 'copy'} />
        {copied === 'yes' ? linkWords.copied : linkWords.copy}
      </button>
      <p className={copied === 'no' ? 'small' : 'visually-hidden'} role="status">
        {copied === 'no' && linkWords.copyFailed}
        {copied === 'yes' && linkWords.copied}
      </p>
    </>
  )
}
