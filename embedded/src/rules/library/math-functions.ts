import { LatLngValue } from '../values/latlng.ts'
import { Fault, type Result, type Value, wrongType } from '../values/value.ts'
import { fitsInt, truncated } from './conversions.ts'
import { methodTable } from './method.ts'

/** `math` and `latlng`. `math.isInfinite` is documented, but production knows no such function. */
export const mathFunctions = methodTable<null>({
  abs: [1, (_, value) => absolute(value!)],
  ceil: [1, (_, value) => rounded(value!, Math.ceil)],
  floor: [1, (_, value) => rounded(value!, Math.floor)],
  isNaN: [1, (_, value) => withNumber(value!, (number) => Number.isNaN(number))],
  pow: [2, (_, base, exponent) => withNumber(base!, (a) => withNumber(exponent!, (b) => a ** b))],
  // The reference is silent on halves below zero and on what does not fit; Google’s emulator rounds halves up, as
  // floats.
  round: [1, (_, value) => withNumber(value!, (number) => truncated(Math.round(number)))],
  sqrt: [1, (_, value) => withNumber(value!, (number) => Math.sqrt(number))],
})

function withNumber(value: Value, use: (number: number) => Result): Result {
  if (typeof value === 'bigint') return use(Number(value))
  return typeof value === 'number' ? use(value) : wrongType('a number', value)
}

function absolute(value: Value): Result {
  if (typeof value !== 'bigint') return withNumber(value, Math.abs)
  const positive = value < 0n ? -value : value
  return fitsInt(positive) ? positive : new Fault('the integer does not fit in 64 bits')
}

function rounded(value: Value, round: (number: number) => number): Result {
  if (typeof value === 'bigint') return value
  return withNumber(value, (number) => {
    const whole = round(number)
    const fits = Number.isFinite(whole) && fitsInt(BigInt(whole))
    return fits ? BigInt(whole) : new Fault('the integer does not fit in 64 bits')
  })
}

export const latlngFunctions = methodTable<null>({
  value: [
    2,
    (_, latitude, longitude) => withNumber(latitude!, (lat) => withNumber(longitude!, (lng) => point(lat, lng))),
  ],
})

function point(latitude: number, longitude: number): Result {
  const possible = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return possible ? new LatLngValue(latitude, longitude) : new Fault('no such place on earth')
}

export const latlngMethods = methodTable<LatLngValue>({
  distance: [1, (from, to) => (to instanceof LatLngValue ? from.distanceTo(to) : wrongType('the other place', to!))],
  latitude: [0, (place) => place.latitude],
  longitude: [0, (place) => place.longitude],
})
