export { computeFigures } from './calls/compute-figures.ts'
export { houseCondition } from './calls/instance-condition.ts'
export { saveHouseSettings } from './calls/save-instance-settings.ts'
export { keepHouse } from './schedules/keep-instance.ts'
