import { call } from '@varanda/client/call'
import { DomainError, type ErrorCode } from '@varanda/domain/errors'
import type { Audience } from '@varanda/domain/post/audience'
import { type AudiencePreview, previewAudience } from '@varanda/domain/post/calls/preview-audience'
import { useEffect, useState } from 'react'
import { useOnline } from '../../ui/use-online.ts'

/** What the instance says of an audience. `away`: it could not be asked, and the device's own word stands. */
export type Preview =
  | { state: 'counting' }
  | { state: 'away' }
  | { state: 'told'; told: AudiencePreview }
  | { state: 'refused'; code: ErrorCode }

/** Whoever taps several things is asked about once, so many milliseconds after the last. */
const rest = 250

/** Refusals of whoever asks: they say nothing of the audience. */
const ofAsking: readonly ErrorCode[] = [
  'too-many-tries',
  'try-again',
  'failed',
  'signed-out',
  'not-a-member',
  // A post of theirs waits on the device with that reason.
  'not-active',
  'damaged',
]

/** Asks the instance about an audience, anew with every `version` of whom the device knows in it. */
export function usePreview(audience: Audience | undefined, version: string, postId?: string): Preview {
  const online = useOnline()
  const key = audience && `${JSON.stringify(audience)} ${version}`
  const [answer, setAnswer] = useState<{ key: string; preview: Preview }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the audience.
  useEffect(() => {
    if (!audience || key === undefined || !online) return
    let left = false
    const tell = (preview: Preview) => {
      if (!left) setAnswer({ key, preview })
    }
    const timer = setTimeout(() => {
      call(previewAudience, { audience, ...(postId && { postId }) }).then(
        (told) => tell({ state: 'told', told }),
        (error) => {
          const code = error instanceof DomainError ? error.code : undefined
          tell(code && !ofAsking.includes(code) ? { state: 'refused', code } : { state: 'away' })
        },
      )
    }, rest)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [key, online])
  if (!online) return { state: 'away' }
  return answer && answer.key === key ? answer.preview : { state: 'counting' }
}
