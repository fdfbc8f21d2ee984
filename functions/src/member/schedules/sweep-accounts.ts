import { onSchedule } from 'firebase-functions/v2/scheduler'
import { sweepAccounts as sweep } from '../sweep-accounts.ts'

/** Accounts that never became a member's go, and members whose account is gone are shut out. */
export const sweepAccounts = onSchedule({ schedule: 'every day 04:10', timeoutSeconds: 1800 }, () => sweep(new Date()))
