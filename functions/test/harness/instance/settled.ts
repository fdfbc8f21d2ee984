import type { Server } from '@varanda/embedded/server'

/**
 * Waits until nothing is under way or about to be. Alarms that are set for later, as that of each post's fact for the
 * seconds in which it can be taken back, ring at their time. What counts a post anew waits two seconds for more to count,
 * and a test that has done all it does would only wait along.
 */
export async function settled({ functions }: Pick<Server, 'functions'>): Promise<void> {
  await functions?.idle({ unhurried: ['ringAlarm'], hastened: ['recountActivity'] })
}
