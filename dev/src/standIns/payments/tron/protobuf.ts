/** The few shapes of Google's wire format that a transaction is made of. */
export type Field = { field: number; value: bigint | Uint8Array }

export function encode(fields: Field[]): Uint8Array {
  return Buffer.concat(
    fields.map(({ field, value }) => {
      if (typeof value === 'bigint') return Buffer.concat([varint(BigInt(field * 8)), varint(value)])
      return Buffer.concat([varint(BigInt(field * 8 + 2)), varint(BigInt(value.length)), value])
    }),
  )
}

export function decode(bytes: Uint8Array): Field[] {
  const fields: Field[] = []
  let at = 0
  const read = (): bigint => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++]
      if (byte === undefined || shift > 63n) throw new Error('the bytes end in the middle of a number')
      value |= BigInt(byte & 127) << shift
      if (byte < 128) return value
    }
  }
  while (at < bytes.length) {
    const tag = Number(read())
    if (tag % 8 === 0) fields.push({ field: Math.floor(tag / 8), value: read() })
    else if (tag % 8 === 2) {
      const length = Number(read())
      if (at + length > bytes.length) throw new Error('the bytes end in the middle of a field')
      fields.push({ field: Math.floor(tag / 8), value: bytes.slice(at, (at += length)) })
    } else throw new Error('a field of a kind that is not used here')
  }
  return fields
}

export function bytesIn(fields: Field[], field: number): Uint8Array {
  const value = fields.find((f) => f.field === field)?.value
  if (!(value instanceof Uint8Array)) throw new Error(`field ${field} is missing`)
  return value
}

export function numberIn(fields: Field[], field: number): bigint {
  const value = fields.find((f) => f.field === field)?.value
  return typeof value === 'bigint' ? value : 0n
}

function varint(value: bigint): Uint8Array {
  const out: number[] = []
  let rest = value
  do {
    out.push(Number(rest % 128n) + (rest >= 128n ? 128 : 0))
    rest /= 128n
  } while (rest > 0n)
  return Uint8Array.from(out)
}
