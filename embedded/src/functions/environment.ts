/** The environment in which functions and their Admin SDK find this backend instead of Google's. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** What functions are told of cards: the names are those of their settings. */
export interface CardEnvironment {
  CARDS: 'solo' | 'connect' | 'off'
  CARDS_UID?: string
  /** The address of the stand-in, where there is one. */
  CARDS_SANDBOX?: string
  STRIPE_KEY: string
  STRIPE_WEBHOOK_SECRET: string
  STRIPE_CONNECT_WEBHOOK_SECRET: string
}

const noCards: CardEnvironment = {
  ...{ CARDS: 'off', CARDS_UID: '', CARDS_SANDBOX: '' },
  ...{ STRIPE_KEY: 'none', STRIPE_WEBHOOK_SECRET: 'none', STRIPE_CONNECT_WEBHOOK_SECRET: 'none' },
}

export interface EnvironmentOptions {
  projectId: string
  /** `host:port` of the admin plane. */
  adminHost: string
  serviceAccountFile: string
  /** Folder of the built functions; its `.env` and `.env.PROJECT` are read as Firebase does. */
  functionsDir: string
  publicUrl: string
  storageBucket: string
  /** The mail server of the instance; null when its messages stay in the outbox. */
  mailServer: { url: string; from: string } | null
  /** How many digests and notices it sends a day at most; undefined for the usual number. */
  mailsPerDay?: number | undefined
  /** What pages that were built elsewhere say for now, and what is served there. */
  ownWords: readonly { said: string; is: string }[]
  /** Origins of push services that are trusted besides those of the browsers. */
  pushServices: readonly string[]
  /** How cards are taken; null for not at all. */
  cards: CardEnvironment | null
  /**
   * Callables believe the tokens that the server has verified for them: the Admin SDK would ask it whether they still
   * hold.
   */
  trustsTokens: boolean
}

export function functionsEnvironment(options: EnvironmentOptions): Record<string, string | undefined> {
  const { projectId, adminHost } = options
  return {
    ...process.env,
    ...dotEnv(options.functionsDir, '.env'),
    ...dotEnv(options.functionsDir, `.env.${projectId}`),
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: options.storageBucket }),
    FUNCTION_REGION: 'local',
    FIRESTORE_EMULATOR_HOST: adminHost,
    FIREBASE_AUTH_EMULATOR_HOST: adminHost,
    FIREBASE_STORAGE_EMULATOR_HOST: adminHost,
    // The Admin SDK writes this one from the line above only where it is not set: one of an earlier instance would
    // stay.
    STORAGE_EMULATOR_HOST: `http://${adminHost}`,
    CLOUD_TASKS_EMULATOR_HOST: adminHost,
    FIRESTORE_PREFER_REST: 'true',
    GOOGLE_APPLICATION_CREDENTIALS: options.serviceAccountFile,
    METADATA_SERVER_DETECTION: 'none',
    ...(options.trustsTokens && {
      FIREBASE_DEBUG_MODE: 'true',
      FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
    }),
    // Where people reach the site, for links that functions put into messages.
    PUBLIC_URL: options.publicUrl,
    SMTP_URL: options.mailServer?.url ?? 'none',
    MAIL_FROM: options.mailServer?.from ?? '',
    MAILS_PER_DAY: options.mailsPerDay === undefined ? '' : String(options.mailsPerDay),
    OWN_WORDS: JSON.stringify(options.ownWords),
    PUSH_SERVICES: options.pushServices.join(','),
    ...noCards,
    ...options.cards,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  }
}

function dotEnv(folder: string, file: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(join(folder, file), 'utf8'))
  } catch {
    return {}
  }
}
