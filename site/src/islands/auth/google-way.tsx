import { googleAddress } from '@varanda/client/account/google-address'
import type { Locale } from '@varanda/domain/locale'
import { useEffect, useState } from 'react'
import { authWords } from './words.ts'

/** The way to Google, in an instance that has one. A plain link: nothing of theirs is loaded here. */
export function GoogleWay({ locale, next }: { locale: Locale; next: string | null }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    googleAddress(locale, next).then(setAddress, () => {})
  }, [locale, next])
  if (!address) return null
  return (
    <a className="button line wide" href={address}>
      {authWords(locale).google.go}
    </a>
  )
}
