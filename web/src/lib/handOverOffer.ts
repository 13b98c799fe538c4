import type { Login, Output } from '@nimbo/contract'
import { create } from 'zustand'

type SignedIn = Output<typeof Login.exchangeToken>

/** A session from a link that waits for confirmation, because another account is signed in. */
export const useHandOver = create<{ offered: SignedIn | undefined }>()(() => ({ offered: undefined }))
