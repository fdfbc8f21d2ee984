export { computeFigures } from './calls/compute-figures.ts'
export { instanceCondition } from './calls/instance-condition.ts'
export { saveInstanceSettings } from './calls/save-instance-settings.ts'
export { keepInstance } from './schedules/keep-instance.ts'
