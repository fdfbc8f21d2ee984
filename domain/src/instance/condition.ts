/**
 * How the machine under the instance is doing, told to administrators. `elsewhere`: the instance runs on Firebase,
 * whose console knows; `silent`: its own server did not answer. Bytes; `lastBackupAt` is an ISO date, null for never.
 */
export type InstanceCondition =
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
