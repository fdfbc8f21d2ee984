import { isInstalled } from '@varanda/client/account/keep-signed-in'
import { useState } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'
import { isOffered } from './data/offer.ts'

const InstallOffer = lazyPart(async () => (await import('./install-offer.tsx')).InstallOffer)

/** Offers to install the app, once and on one day: on all others nobody fetches what the offer says. */
export function OfferDay() {
  const [offered] = useState(() => !isInstalled() && isOffered(new Date()))
  return offered ? <InstallOffer /> : null
}
