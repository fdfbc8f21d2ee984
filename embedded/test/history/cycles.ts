/** A directed graph of numbered nodes whose edges have a kind; looked through for circles. */
export class Graph {
  readonly #from: number[] = []
  readonly #to: number[] = []
  readonly #kind: number[] = []
  readonly #size: number
  #starts = new Int32Array()
  #targets = new Int32Array()
  #kinds = new Uint8Array()

  constructor(size: number) {
    this.#size = size
  }

  add(from: number, to: number, kind: number): void {
    if (from === to) return
    this.#from.push(from)
    this.#to.push(to)
    this.#kind.push(kind)
  }

  /** One circle of each strongly connected part, as nodes with the kind of the edge that leads on from each. */
  circles(): { node: number; kind: number }[][] {
    this.#pack()
    return this.#components().flatMap((part) => {
      const circle = this.#circleIn(new Set(part))
      return circle ? [circle] : []
    })
  }

  #pack(): void {
    this.#starts = new Int32Array(this.#size + 1)
    for (const from of this.#from) this.#starts[from + 1]!++
    for (let node = 0; node < this.#size; node++) this.#starts[node + 1]! += this.#starts[node]!
    const free = this.#starts.slice()
    this.#targets = new Int32Array(this.#from.length)
    this.#kinds = new Uint8Array(this.#from.length)
    this.#from.forEach((from, edge) => {
      const place = free[from]!++
      this.#targets[place] = this.#to[edge]!
      this.#kinds[place] = this.#kind[edge]!
    })
  }

  /** Tarjan's algorithm without recursion: the parts of more than one node. */
  #components(): number[][] {
    const order = new Int32Array(this.#size).fill(-1)
    const low = new Int32Array(this.#size)
    const next = this.#starts.slice(0, this.#size)
    const isOpen = new Uint8Array(this.#size)
    const open: number[] = []
    const parts: number[][] = []
    let count = 0
    for (let root = 0; root < this.#size; root++) {
      if (order[root] !== -1) continue
      const path = [root]
      while (path.length > 0) {
        const node = path.at(-1)!
        if (order[node] === -1) {
          order[node] = low[node] = count++
          open.push(node)
          isOpen[node] = 1
        }
        const edge = next[node]!
        if (edge < this.#starts[node + 1]!) {
          next[node] = edge + 1
          const target = this.#targets[edge]!
          if (order[target] === -1) path.push(target)
          else if (isOpen[target]) low[node] = Math.min(low[node]!, order[target]!)
          continue
        }
        path.pop()
        const parent = path.at(-1)
        if (parent !== undefined) low[parent] = Math.min(low[parent]!, low[node]!)
        if (low[node] !== order[node]) continue
        const part = open.splice(open.lastIndexOf(node))
        for (const member of part) isOpen[member] = 0
        if (part.length > 1) parts.push(part)
      }
    }
    return parts
  }

  /** The shortest way from one node of a part back to it. */
  #circleIn(part: Set<number>): { node: number; kind: number }[] | undefined {
    const start = part.values().next().value!
    const came = new Map<number, { from: number; kind: number }>()
    const queue = [start]
    for (let head = 0; head < queue.length; head++) {
      const at = queue[head]!
      for (let edge = this.#starts[at]!; edge < this.#starts[at + 1]!; edge++) {
        const target = this.#targets[edge]!
        if (!part.has(target) || came.has(target)) continue
        came.set(target, { from: at, kind: this.#kinds[edge]! })
        if (target === start) return trace(came, start)
        queue.push(target)
      }
    }
    return undefined
  }
}

function trace(came: Map<number, { from: number; kind: number }>, start: number): { node: number; kind: number }[] {
  const circle: { node: number; kind: number }[] = []
  let at = start
  do {
    const { from, kind } = came.get(at)!
    circle.unshift({ node: from, kind })
    at = from
  } while (at !== start)
  return circle
}
