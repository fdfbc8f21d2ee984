const earthRadius = 6_371_010

/** A point on earth, in degrees. */
export class LatLngValue {
  readonly type = 'latlng'
  readonly latitude: number
  readonly longitude: number

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude
    this.longitude = longitude
  }

  /** Great-circle distance in metres (haversine). */
  distanceTo(other: LatLngValue): number {
    const radians = Math.PI / 180
    const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2
    const across = Math.cos(this.latitude * radians) * Math.cos(other.latitude * radians)
    const chord = half(other.latitude - this.latitude) + across * half(other.longitude - this.longitude)
    return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
  }
}
