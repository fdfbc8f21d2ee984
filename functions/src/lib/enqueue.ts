import { getFunctions } from 'firebase-admin/functions'
import type { TaskInput, TaskName } from '../tasks/names.ts'
import { region } from './app.ts'

/**
 * Puts work on a queue. `id` makes it the same task when it is put there twice; that is no error.
 * `delaySeconds` holds it back.
 */
export async function enqueue<Name extends TaskName>(
  name: Name,
  input: TaskInput[Name],
  options: { id?: string; delaySeconds?: number } = {},
): Promise<void> {
  const queue = getFunctions().taskQueue<TaskInput[Name]>(`locations/${region}/functions/${name}`)
  try {
    await queue.enqueue(input, {
      ...(options.id && { id: options.id }),
      ...(options.delaySeconds && { scheduleDelaySeconds: options.delaySeconds }),
    })
  } catch (error) {
    if ((error as { code?: string }).code !== 'functions/task-already-exists') throw error
  }
}
