import type { Login, Output } from '@nimbo/contract'
import { create } from 'zustand'

type SignedIn = Output<typeof Login.exchangeToken>

/** Somebody whom an address brought while another person is signed in: nobody is replaced without being asked. */
export const useHandOver = create<{ offered: SignedIn | undefined }>()(() => ({ offered: undefined }))
