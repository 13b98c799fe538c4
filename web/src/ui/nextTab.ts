const steps: Record<string, 'forward' | 'back' | 'first' | 'last'> = {
  ArrowRight: 'forward',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
}

/** Target of a key press on a row of tabs: it goes round, and the arrows follow the reading direction. */
export function nextTab<Key extends string>(items: readonly { key: Key }[], value: Key, key: string, rtl: boolean): Key | undefined {
  const step = steps[key]
  if (!step) return undefined
  if (step === 'first') return items[0]?.key
  if (step === 'last') return items.at(-1)?.key
  const at = items.findIndex((item) => item.key === value)
  const by = (step === 'forward') === rtl ? -1 : 1
  return items[(at + by + items.length) % items.length]?.key
}
