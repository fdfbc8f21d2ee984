import * as v from 'valibot'

/** What a migration goes through, one after the other: whatever a later step reads, an earlier one has written. */
export const migrationSteps = ['rosters', 'circles', 'mutual', 'posts'] as const
export type MigrationStep = (typeof migrationSteps)[number]

/**
 * `house/migration`: how far an instance from before sources has been brought to their form. An instance that began
 * with them has `done` from the start.
 */
export const migrationSchema = v.object({
  step: v.picklist([...migrationSteps, 'done']),
  /** The last document of the step's collection that is done; '' before the first. */
  after: v.string(),
})
export type Migration = v.InferOutput<typeof migrationSchema>

export const migrated: Migration = { step: 'done', after: '' }

/** Where a migration goes on once a step is through. */
export function nextStep(step: MigrationStep): Migration {
  return { step: migrationSteps[migrationSteps.indexOf(step) + 1] ?? 'done', after: '' }
}
