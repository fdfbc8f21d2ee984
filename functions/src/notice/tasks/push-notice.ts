import { task } from '../../tasks/task.ts'
import { pushNotice as push } from '../deliver/push-notice.ts'

export const pushNotice = task('pushNotice', (input) => push(input, new Date()))
