import { useState } from 'react'
import type { Live } from './live.ts'

/**
 * What a form is filled from: the first value that the instance itself confirmed, which then stays, whatever is heard
 * anew. Undefined until then: what only this device kept may be older, or nothing, and would be saved over what stands.
 */
export function useConfirmed<Value>(live: Live<Value>): { value: Value } | undefined {
  const [confirmed, setConfirmed] = useState<{ value: Value }>()
  if (!confirmed && live.state === 'ready' && !live.fromCache) setConfirmed({ value: live.value })
  return confirmed
}
