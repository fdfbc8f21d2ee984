import { meeting as en } from '@varanda/domain/connection/messages/en/meeting'
import { meeting as pt } from '@varanda/domain/connection/messages/pt/meeting'
import { useState } from 'react'
import { inLocale } from '../ui/locale.ts'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { toast } from '../ui/notice/toast.tsx'

export const meetingWords = inLocale({ pt, en })

/** One thing at a time that the instance is asked to do; what goes wrong is said in a toast. */
export function useAnswer() {
  const [doing, setDoing] = useState(false)
  const run = async (work: () => Promise<void>) => {
    if (doing) return
    setDoing(true)
    try {
      await work()
    } catch (error) {
      toast(sayFailure(error, meetingWords.failed))
    }
    setDoing(false)
  }
  return { doing, run }
}
