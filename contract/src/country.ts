/** The country names the specification registers people under, by calling code. */
const byCode: Readonly<Record<string, string>> = {
  '55': 'Brazil',
  '351': 'Portugal',
  '971': 'United Arab Emirates',
  '33': 'France',
  '1': 'United States',
}
const OTHERWISE = 'China'

/** What a client that does not ask for the country registers somebody under. */
export function countryNameOf(callingCode: string): string {
  return byCode[callingCode] ?? OTHERWISE
}
