/** System calls from strace's log (`-f -y -xx`), in the order in which they began and ended. Source: strace(1). */

/** `began` and `ended` are places in the log; a call that another thread interrupted spans lines. */
export interface Call {
  name: string
  /** Everything between the parentheses. */
  parameters: string
  result: number
  began: number
  ended: number
}

export function parseTrace(text: string): Call[] {
  const open = new Map<string, { name: string; parameters: string; began: number }>()
  const calls: Call[] = []
  text.split('\n').forEach((line, place) => {
    const whole = /^(\d+) +(\w+)\((.*)\) += (-?\d+)/s.exec(line)
    const unfinished = /^(\d+) +(\w+)\((.*?) ?<unfinished \.\.\.>$/s.exec(line)
    const resumed = /^(\d+) +<\.\.\. (\w+) resumed>(.*)\) += (-?\d+)/s.exec(line)
    if (unfinished) {
      const [, thread, name, parameters] = unfinished
      open.set(thread!, { name: name!, parameters: parameters!, began: place })
    } else if (resumed) {
      const [, thread, , rest, result] = resumed
      const call = open.get(thread!)
      open.delete(thread!)
      if (call) calls.push({ ...call, parameters: call.parameters + rest, result: Number(result), ended: place })
    } else if (whole) {
      const [, , name, parameters, result] = whole
      calls.push({ name: name!, parameters: parameters!, result: Number(result), began: place, ended: place })
    }
  })
  return calls.sort((a, b) => a.ended - b.ended)
}

/** The path that a descriptor stands for: `23</folder/file>`; a path is in hexadecimal as well. */
export function descriptorPath(parameters: string): string {
  const shown = /^\d+<([^>]*)>/.exec(parameters)?.[1] ?? ''
  return readable(shown)
}

/** Every quoted text of the parameters as bytes. */
export function texts(parameters: string): Buffer[] {
  return [...parameters.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex]) => bytesOf(hex!))
}

function readable(text: string): string {
  return text.includes('\\x') ? bytesOf(text).toString('utf8') : text
}

function bytesOf(escaped: string): Buffer {
  return Buffer.from(escaped.replaceAll('\\x', ''), 'hex')
}
