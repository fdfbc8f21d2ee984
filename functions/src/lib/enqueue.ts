import { getFunctions } from 'firebase-admin/functions'
import { type TaskInput, type TaskName, taskSeconds } from '../tasks/names.ts'
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
      // Cloud Tasks would give a call up after ten minutes, and begin another beside it.
      ...(taskSeconds[name] && { dispatchDeadlineSeconds: taskSeconds[name] }),
      ...(options.delaySeconds && { scheduleDelaySeconds: options.delaySeconds }),
    })
  } catch (error) {
    if ((error as { code?: string }).code !== 'functions/task-already-exists') throw error
  }
}

/**
 * The same for work that something else brings as well, a trigger or a task that waits already: what has been written
 * stands, so that a queue which does not answer is only said in the log.
 */
export async function enqueueAhead<Name extends TaskName>(
  name: Name,
  input: TaskInput[Name],
  options: { id?: string } = {},
): Promise<void> {
  try {
    await enqueue(name, input, options)
  } catch (error) {
    console.error(`${name} could not be queued yet: ${(error as { code?: string }).code ?? 'unknown'}`)
  }
}
