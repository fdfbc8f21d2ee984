/**
 * How the machine under the house is doing, told to administrators. `elsewhere`: the house runs on Firebase, whose console
 * knows; `silent`: its own server did not answer. Bytes; `lastBackupAt` is an ISO date, null for never.
 */
export type HouseCondition =
  | {
      kind: 'here'
      ok: boolean
      diskFreeBytes: number
      databaseBytes: number
      filesBytes: number
      /** Triggers and tasks: to come, and given up. */
      jobs: { waiting: number; dead: number }
      uptimeSeconds: number
      lastBackupAt: string | null
    }
  | { kind: 'elsewhere' }
  | { kind: 'silent' }
