import { defaultSettings, type HouseSettings } from '@varanda/domain/instance/instance'
import { paths } from '@varanda/domain/paths'
import type { Live } from '../../data/live.ts'
import { useDoc } from '../../data/use-doc.ts'

/** What the house says of itself; what nobody set has its usual value. */
export function useHouse(): Live<HouseSettings> {
  const stored = useDoc<Partial<HouseSettings>>(paths.houseSettings)
  return stored.state === 'ready' ? { ...stored, value: { ...defaultSettings, ...stored.value } } : stored
}
