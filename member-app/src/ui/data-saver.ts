import { lastingNotes } from '@varanda/client/browser-notes'
import { atom, computed } from 'nanostores'

/** Whether this device spares data: always, never, or as the device itself says. */
export type DataSaver = 'auto' | 'on' | 'off'

const key = 'data-saver'

/** Only Chromium tells. Source: https://wicg.github.io/savedata/ */
interface Connection extends EventTarget {
  saveData?: boolean
}
const connection = (globalThis.navigator as (Navigator & { connection?: Connection }) | undefined)?.connection

/** Whether this browser tells what the device was set to. */
export const deviceTells = connection?.saveData !== undefined

const $deviceSaves = atom(connection?.saveData ?? false)
connection?.addEventListener('change', () => $deviceSaves.set(connection.saveData ?? false))

export const $dataSaver = atom<DataSaver>(chosen())

function chosen(): DataSaver {
  const noted = lastingNotes.get(key)
  return noted === 'on' || noted === 'off' ? noted : 'auto'
}

/** Photos are to come small, and only once they are on the screen. */
export const $savesData = computed([$dataSaver, $deviceSaves], savesData)

export function savesData(choice: DataSaver, deviceSaves: boolean): boolean {
  return choice === 'auto' ? deviceSaves : choice === 'on'
}

export function chooseDataSaver(choice: DataSaver): void {
  if (choice === 'auto') lastingNotes.remove(key)
  else lastingNotes.set(key, choice)
  $dataSaver.set(choice)
}

// What is chosen in another tab counts here as well. Tests know no tabs.
globalThis.window?.addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) $dataSaver.set(chosen())
})
