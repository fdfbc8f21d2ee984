import { StartError } from './options.ts'

/**
 * Bytes of photos that one member may keep, out of VARANDA_MEMBER_GIB; undefined when it is empty. Throws StartError.
 */
export function readMemberQuota(settings: Record<string, string | undefined>): number | undefined {
  const text = settings.VARANDA_MEMBER_GIB
  if (!text) return undefined
  const gibibytes = Number(text)
  if (!(gibibytes > 0)) throw new StartError(`VARANDA_MEMBER_GIB takes a number of GiB, not "${text}".`)
  return Math.floor(gibibytes * 1024 ** 3)
}
