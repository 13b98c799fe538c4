import type { CashAccount } from '@nimbo/contract'
import { create } from 'zustand'
import { readStored, writeStored } from '../../../lib/storage.ts'

/** Payout account used last, kept on the device; one that was deleted falls back to the newest. */
const useSelectedAccount = create<{ id: number }>()(() => ({ id: Number(readStored('cash-account')) || 0 }))

export function chooseAccount(id: number): void {
  writeStored('cash-account', String(id))
  useSelectedAccount.setState({ id })
}

export function useChosenAccount(accounts: readonly CashAccount[] | undefined): CashAccount | undefined {
  const { id } = useSelectedAccount()
  return accounts?.find((account) => account.id === id) ?? accounts?.[0]
}
