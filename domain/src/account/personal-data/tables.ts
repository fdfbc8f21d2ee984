import { mailLimits } from '../../mail/mail.ts'
import { day } from '../../moment.ts'
import { deviceLimits } from '../device.ts'
import { nobody, type PersonalData } from './row.ts'

/**
 * Every table of the embedded server's file, which on Firebase is Google's to keep. A place is a column; documents and
 * files have tables of their own.
 */
export const personalTables = {
  auth_accounts: {
    tells: ['address', 'password', 'profile'],
    whose: { uid: 'delete', email: 'delete' },
    kept: 'account',
  },
  // An ended sign-in is known for a month longer, an unused one for a year, so that its app is told that it ended.
  auth_refresh_tokens: {
    tells: ['devices'],
    whose: { uid: 'delete' },
    kept: { atMost: deviceLimits.kept + 400 * day, by: 'functions' },
  },
  auth_action_codes: {
    tells: ['codes'],
    whose: { uid: 'delete', email: 'delete' },
    kept: { atMost: day, by: 'functions' },
  },
  // So that a token from before does not make the account again.
  auth_deleted_accounts: { tells: ['attempts'], whose: { uid: 'keep' }, kept: { atMost: day, by: 'functions' } },
  auth_keys: nobody,
  firestore_document: nobody,
  firestore_change: nobody,
  firestore_state: nobody,
  firestore_index: nobody,
  firestore_index_entry: nobody,
  storage_object: nobody,
  storage_upload: { tells: ['posts'], whose: { uid: 'delete' }, kept: { atMost: day, by: 'functions' } },
  functions_jobs: nobody,
  functions_schedules: nobody,
  mail: { tells: ['mail'], whose: { recipient: 'delete' }, kept: { atMost: mailLimits.keptMs, by: 'functions' } },
  schema_version: nobody,
} as const satisfies Record<string, PersonalData>
