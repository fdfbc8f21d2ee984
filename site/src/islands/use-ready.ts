import { useEffect, useState } from 'react'

/** False in the page as it was built and until this island runs: a form must not be sent before that. */
export function useReady(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return ready
}
