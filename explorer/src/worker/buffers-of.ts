/** The memory of every column in a value, however deep: what goes over to the other side instead of being copied. */
export function buffersOf(value: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>()
  const look = (value: unknown) => {
    if (ArrayBuffer.isView(value)) buffers.add(value.buffer as ArrayBuffer)
    else if (value && Object.getPrototypeOf(value) === Object.prototype) Object.values(value).forEach(look)
  }
  look(value)
  return [...buffers]
}
