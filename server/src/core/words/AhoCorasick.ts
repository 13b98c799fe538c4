interface Node {
  readonly next: Map<number, Node>
  fail: Node | undefined
  /** Patterns that end here. */
  readonly ends: number[]
  /** The nearest suffix at which some pattern ends. */
  shorter: Node | undefined
}
const newNode = (): Node => ({ next: new Map(), fail: undefined, ends: [], shorter: undefined })

/** Finds all of many sequences in one pass: the cost of a line does not grow with the list. */
export class AhoCorasick {
  readonly #root = newNode()

  constructor(patterns: readonly (readonly number[])[]) {
    for (const [index, pattern] of patterns.entries()) {
      let node = this.#root
      for (const symbol of pattern) {
        let child = node.next.get(symbol)
        if (!child) node.next.set(symbol, (child = newNode()))
        node = child
      }
      node.ends.push(index)
    }
    const queue = [this.#root]
    for (const node of queue)
      for (const [symbol, child] of node.next) {
        child.fail = node === this.#root ? this.#root : this.#step(node.fail!, symbol)
        child.shorter = child.fail.ends.length > 0 ? child.fail : child.fail.shorter
        queue.push(child)
      }
  }

  #step(from: Node, symbol: number): Node {
    for (let node: Node | undefined = from; node; node = node.fail) {
      const child = node.next.get(symbol)
      if (child) return child
    }
    return this.#root
  }

  /** Calls back with each pattern found and the index after its last symbol. */
  search(symbols: readonly number[], found: (pattern: number, end: number) => void): void {
    let node = this.#root
    for (let i = 0; i < symbols.length; i++) {
      node = this.#step(node, symbols[i]!)
      for (let hit: Node | undefined = node; hit; hit = hit.shorter) for (const pattern of hit.ends) found(pattern, i + 1)
    }
  }
}
