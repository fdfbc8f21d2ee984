/**
 * Does `act` within one window of a rate: windows begin at multiples of `windowMs`, and where less than `needMs` is left
 * of this one, the next is waited for. Milliseconds.
 */
export async function inOneWindow<Answer>(
  windowMs: number,
  needMs: number,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const left = windowMs - (Date.now() % windowMs)
  if (left < needMs) await new Promise((resolve) => setTimeout(resolve, left))
  return act()
}
