/** Order matters: a user agent also names the browsers it descends from. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Nimbo', /Nimbo\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Edge', /Edg(A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
]
const systems: [name: string, pattern: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X/],
  ['Linux', /Linux/],
]

/** `Chrome · Android`: enough to recognize one's own device; nothing else of the header is stored. */
export function deviceOf(userAgent: string): string {
  const found = (list: typeof browsers) => list.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return [found(browsers), found(systems)].filter(Boolean).join(' · ')
}
