/** The country names the specification registers people under, by calling code. */
const byCode: Readonly<Record<string, string>> = {
  '55': 'Brazil',
  '351': 'Portugal',
  '971': 'United Arab Emirates',
  '33': 'France',
  '1': 'United States',
}
const OTHERWISE = 'China'

/** Country under which a client that does not ask for it registers a person. */
export function countryNameOf(callingCode: string): string {
  return byCode[callingCode] ?? OTHERWISE
}
