import { resolve } from 'node:path'

export const checkout = resolve(import.meta.dirname, '../..')
