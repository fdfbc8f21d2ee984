/** What functions are told on Firebase, and by which settings an instance of one machine was told the same. */

/** Secrets, which all have to exist before functions are deployed. */
export const secrets = {
  SMTP_URL: 'VARANDA_SMTP_URL',
  STRIPE_KEY: 'VARANDA_STRIPE_KEY',
  STRIPE_WEBHOOK_SECRET: 'VARANDA_STRIPE_WEBHOOK_SECRET',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'VARANDA_STRIPE_CONNECT_WEBHOOK_SECRET',
} as const

/** Lines of functions/config/.env.PROJECT. */
export const lines = {
  MAIL_FROM: 'VARANDA_MAIL_FROM',
  PUBLIC_URL: 'VARANDA_PUBLIC_URL',
  MAILS_PER_DAY: 'VARANDA_MAILS_PER_DAY',
  PUSH_SERVICES: 'VARANDA_PUSH_SERVICES',
  CARDS: 'VARANDA_CARDS',
  CARDS_UID: 'VARANDA_CARDS_UID',
} as const

/** Commands and lines to be given before functions are deployed; no value is repeated. */
export function settingsFor(project: string, told: Readonly<Record<string, string | undefined>>): string[] {
  const here = (name: string) => (told[name] ? `what ${name} says here` : `${name} is not set here`)
  return [
    ...Object.entries(secrets).map(
      ([name, setting]) =>
        `npx firebase-tools functions:secrets:set ${name} --project ${project}   # ${here(setting)}${told[setting] ? '' : ': none'}`,
    ),
    ...Object.entries(lines)
      .filter(([, setting]) => told[setting])
      .map(([name, setting]) => `${name}= in functions/config/.env.${project}   # ${here(setting)}`),
  ]
}
