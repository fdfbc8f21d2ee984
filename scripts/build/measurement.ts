import { measuringHosts } from '@varanda/domain/account/consent'
import type { ServerOptions } from '@varanda/embedded/server'
import { StartError } from '../server/options.ts'

/** How this instance counts visits, out of VARANDA_MEASUREMENT_ID; undefined when it does not. Throws StartError. */
export function readMeasurement(settings: Record<string, string | undefined>): ServerOptions['analytics'] {
  const measurementId = settings.VARANDA_MEASUREMENT_ID
  if (!measurementId) return undefined
  if (!/^G-[A-Z0-9]+$/.test(measurementId)) {
    throw new StartError(`VARANDA_MEASUREMENT_ID takes an id of Google Analytics (G-…), not "${measurementId}".`)
  }
  return { measurementId, hosts: measuringHosts.connect }
}
