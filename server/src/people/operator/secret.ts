import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** A session's token or an invitation: 256 bits nobody guesses. */
export const newSecret = () => randomBytes(BYTES).toString('base64url')

/** All that is kept of it. Found by this hash, so how long a search takes tells nothing about the secret. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest()

/** Form of a token: anything else is refused without asking the database. */
export const isOperatorToken = (token: string) => /^[\w-]{43}$/.test(token)
