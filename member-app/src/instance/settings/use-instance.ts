import { defaultSettings, type InstanceSettings } from '@varanda/domain/instance/instance'
import { paths } from '@varanda/domain/paths'
import type { Live } from '../../data/live.ts'
import { useDoc } from '../../data/use-doc.ts'

/** What the instance says of itself; what nobody set has its usual value. */
export function useInstance(): Live<InstanceSettings> {
  const stored = useDoc<Partial<InstanceSettings>>(paths.instanceSettings)
  return stored.state === 'ready' ? { ...stored, value: { ...defaultSettings, ...stored.value } } : stored
}
