const MIN_LENGTH = 8
const common = new Set(
  '12345678 123456789 1234567890 password password1 qwertyui qwerty123 11111111 00000000 iloveyou abcd1234 1q2w3e4r 88888888 87654321 asdfghjk'.split(
    ' ',
  ),
)

/** Too short, one everybody tries first, one character repeated, or the phone number itself. */
export function isWeak(password: string, phone: string): boolean {
  const plain = password.toLowerCase()
  return password.length < MIN_LENGTH || common.has(plain) || new Set(plain).size < 3 || plain.includes(phone)
}
