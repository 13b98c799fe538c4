/** Hands a text to the person as a file of theirs. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after this turn; an address taken back too early saves nothing.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
