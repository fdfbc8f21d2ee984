/**
 * How many mails an instance sends a day that could as well be read in the app, until its operator says otherwise. Codes
 * and invites are not among them: they find room in what a relay takes beyond.
 */
export const usualMailsPerDay = 800

/** The most mails of each kind a day: five of eight are digests, three tell at once. */
export function mailBudget(perDay: number): { digests: number; notices: number } {
  const digests = Math.floor((perDay * 5) / 8)
  return { digests, notices: perDay - digests }
}

/** The number that a setting holds; undefined for what is no number of mails. */
export function mailsPerDayIn(setting: string): number | undefined {
  return /^\d{1,7}$/.test(setting) ? Number(setting) : undefined
}
