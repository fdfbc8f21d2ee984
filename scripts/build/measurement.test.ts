import { expect, it } from 'vitest'
import { readMeasurement } from './measurement.ts'

it('counts nothing unless an id says so', () => {
  expect(readMeasurement({})).toBeUndefined()
  expect(readMeasurement({ VARANDA_MEASUREMENT_ID: '' })).toBeUndefined()
  expect(readMeasurement({ VARANDA_MEASUREMENT_ID: 'G-ABC123' })?.measurementId).toBe('G-ABC123')
  expect(() => readMeasurement({ VARANDA_MEASUREMENT_ID: 'UA-1"><script>' })).toThrow('VARANDA_MEASUREMENT_ID')
})
