/** Immutable bytes. */
export class BytesValue {
  readonly type = 'bytes'
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}
