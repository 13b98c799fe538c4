import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

export interface Phone {
  /** `+33612345678`: the number as it is stored, compared and counted. */
  e164: string
  /** The calling code, 33. */
  countryCode: string
  /** Number after the calling code. */
  national: string
}
export interface ReadPhone extends Phone {
  /** ISO code of the country; the calling code where several share it and the number does not tell. */
  region: string
}

/**
 * The number that is dialled, however it was split and typed: `33|612345678`, `336|12345678` and `33|0612345678` are one. Undefined for
 * what no phone can have. A number whose E.164 form would be read as yet another one would have two owners, so it is refused as well.
 */
export function readPhone(countryCode: string, typed: string): ReadPhone | undefined {
  const phone = parsePhoneNumberFromString(`+${countryCode}${typed}`)
  if (!phone?.isPossible() || parsePhoneNumberFromString(phone.number)?.number !== phone.number) return undefined
  const { number: e164, countryCallingCode, nationalNumber: national, country } = phone
  return { e164, countryCode: countryCallingCode, national, region: country ?? countryCallingCode }
}
