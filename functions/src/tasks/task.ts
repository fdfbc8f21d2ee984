import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/v2/tasks'
import { type TaskInput, type TaskName, taskSeconds } from './names.ts'

/** Deploys a queue whose tasks are retried until they succeed; handlers must bear being run twice. */
export function task<Name extends TaskName>(
  name: Name,
  work: (input: TaskInput[Name]) => Promise<void>,
  options: TaskQueueOptions = {},
) {
  return onTaskDispatched<TaskInput[Name]>(
    {
      retryConfig: { maxAttempts: 20, minBackoffSeconds: 1, maxBackoffSeconds: 300 },
      rateLimits: { maxConcurrentDispatches: 20 },
      ...(taskSeconds[name] && { timeoutSeconds: taskSeconds[name] }),
      ...options,
    },
    (request) => work(request.data),
  )
}
