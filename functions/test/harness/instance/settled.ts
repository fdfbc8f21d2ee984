import type { Server } from '@varanda/embedded/server'

/**
 * Waits until nothing is under way or about to be. Alarms that are set for later, as that of each post's fact for the
 * seconds in which it can be taken back, ring at their time.
 */
export async function settled({ functions }: Pick<Server, 'functions'>): Promise<void> {
  await functions?.idle(5000, ['ringAlarm'])
}
