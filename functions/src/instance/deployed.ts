export { computeFigures } from './calls/compute-figures.ts'
export { houseCondition } from './calls/house-condition.ts'
export { saveHouseSettings } from './calls/save-house-settings.ts'
export { keepHouse } from './schedules/keep-house.ts'
