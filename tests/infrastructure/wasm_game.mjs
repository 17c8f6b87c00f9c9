// A game's WebAssembly module in Node, with memory laid out as the module's description says.
import { readFileSync } from 'node:fs'

const SIZES = { i1: 1, i2: 2, i4: 4, f4: 4, i8: 8, f8: 8 }
const ALIGNMENT = 64
const PAGE = 65536
const INITIAL_PAGES = 32

export class WasmGame {
  constructor(file) {
    this.description = JSON.parse(readFileSync(file.replace(/\.wasm$/, '.json')))
    const memory = new WebAssembly.Memory({ initial: INITIAL_PAGES })
    this.rules = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), { env: { memory } }).exports
    this.free = this.rules.heap_base.value
  }

  /** Reserves zeroed memory; views of the memory that were made before may be gone. */
  take(size) {
    const at = this.free
    this.free = (at + size + ALIGNMENT - 1) & -ALIGNMENT
    const missing = Math.ceil((this.free - this.rules.memory.buffer.byteLength) / PAGE)
    if (missing > 0) this.rules.memory.grow(missing)
    return at
  }

  sizeOf(of) {
    return SIZES[of] ?? this.description.structs[of].size
  }

  struct(name) {
    return { at: this.take(this.sizeOf(name)), size: this.sizeOf(name) }
  }

  /** A NamedTuple with memory for all its parts; `lengths` of arrays that may have any. */
  tuple(name, lengths = {}) {
    const { size, fields } = this.description.tuples[name]
    const at = this.take(size)
    const parts = {}
    for (const [field, described] of Object.entries(fields)) {
      const part = described.same ? parts[described.same] : this.#part(field, described, lengths)
      parts[field] = part
      const words = new DataView(this.rules.memory.buffer)
      words.setUint32(at + described.offset, part.at, true)
      if (described.shape?.[0] === null) words.setUint32(at + described.offset + 4, lengths[field], true)
    }
    return { at, parts }
  }

  #part(field, described, lengths) {
    if (described.kind === 'struct') return this.struct(described.of)
    if (described.kind === 'tuple') return this.tuple(described.of, lengths)
    const count = described.shape.reduce((product, size) => product * (size ?? lengths[field]), 1)
    const size = count * this.sizeOf(described.of)
    return { at: this.take(size), size }
  }

  bytes({ at, size }) {
    return new Uint8Array(this.rules.memory.buffer, at, size)
  }

  words() {
    return new DataView(this.rules.memory.buffer)
  }
}
