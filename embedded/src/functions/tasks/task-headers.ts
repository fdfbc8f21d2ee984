/**
 * What Cloud Tasks tells a task's function about the delivery.
 * Source: https://cloud.google.com/tasks/docs/creating-http-target-tasks#handler
 */
import type { Job } from '../jobs.ts'
import { unsignedToken } from '../unsigned-token.ts'

export function taskHeaders(job: Job, serviceAccount: string): Record<string, string> {
  return {
    'x-cloudtasks-queuename': job.functionName,
    'x-cloudtasks-taskname': job.taskName?.split('/').at(-1) ?? String(job.id),
    'x-cloudtasks-taskretrycount': String(job.attempts),
    'x-cloudtasks-taskexecutioncount': String(job.attempts),
    'x-cloudtasks-tasketa': (job.dueAt / 1000).toFixed(3),
    // The framework wants to know who calls; only this process can reach the worker.
    authorization: `Bearer ${unsignedToken({ sub: serviceAccount, email: serviceAccount, aud: job.functionName })}`,
  }
}
