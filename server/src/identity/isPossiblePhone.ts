import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

export function isPossiblePhone(countryCode: string, number: string): boolean {
  return parsePhoneNumberFromString(`+${countryCode}${number}`)?.isPossible() ?? false
}
