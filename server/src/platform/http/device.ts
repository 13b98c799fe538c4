/** In this order: a browser names those it descends from as well. */
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

/** `Chrome · Android`: enough for somebody to know their own device again, and nothing else is kept of the header. */
export function deviceOf(userAgent: string): string {
  const found = (list: typeof browsers) => list.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return [found(browsers), found(systems)].filter(Boolean).join(' · ')
}
