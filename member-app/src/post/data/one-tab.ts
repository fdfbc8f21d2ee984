/**
 * Does work of this name in one tab at a time. Over plain http on a network there are no locks: two tabs may then do it
 * at once, which must come to the same.
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(`varanda-${name}`, work)
  else await work()
}
