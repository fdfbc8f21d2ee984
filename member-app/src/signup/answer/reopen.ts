import { call } from '@varanda/client/call'
import { reopenRequest } from '@varanda/domain/signup/calls/reopen-request'
import { countAgain } from '../../data/use-count.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { words } from '../words.ts'

/** Takes an answer back. */
export const takeBack = (id: string) => call(reopenRequest, { id })

/** Takes an answer back, and says how that went. True when the request waits again. */
export async function reopen(id: string): Promise<boolean> {
  try {
    await takeBack(id)
    toast(words.undo.done)
    countAgain()
    return true
  } catch (error) {
    toast(sayFailure(error, words.undo.failed))
    return false
  }
}
