/** Form of every answer to a call, always with HTTP 200. `ret` other than 200 is a transport fault told in the outer `msg`. */
export interface Envelope {
  ret: number
  data: { code: number; msg: string; info: unknown[]; reason?: string }
  msg: string
}

/** `info` is always an array: one object is `info[0]`, a list is `info[]`. */
export function succeeded(output: unknown): Envelope {
  return { ret: 200, data: { code: 0, msg: '', info: Array.isArray(output) ? output : [output] }, msg: '' }
}
/** `reason` is ours: several refusals of one call share a code, and a client that knows the contract narrows by name. */
export function refused(code: number, msg: string, reason: string): Envelope {
  return { ret: 200, data: { code, msg, info: [], reason }, msg: '' }
}
export function faulted(ret: number, msg: string): Envelope {
  return { ret, data: { code: ret, msg, info: [] }, msg }
}
