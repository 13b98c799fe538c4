/** Marks that turn the reading direction around would disguise what follows them on an operator's screen. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
// oxlint-disable-next-line no-control-regex -- control characters are what this is about
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g

/** Text as a stranger typed it, without what a keyboard cannot type. Lines stay lines. */
export function plainText(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').replace(controls, '').replace(directionMarks, '').trim()
}

export function plainLine(typed: string): string {
  return plainText(typed.replace(/\s+/g, ' '))
}
