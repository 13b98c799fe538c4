import { readStored, writeStored } from '../../lib/storage.ts'

const walletNames = ['Apple Pay', 'Google Pay'] as const
export type WalletName = (typeof walletNames)[number]

/** The wallet this device showed here before, so that the list of ways can name it without the provider's script. */
export const knownWallet = (): WalletName | undefined => walletNames.find((name) => name === readStored('pay-wallet'))

export const keepWallet = (found: WalletName | undefined): void => writeStored('pay-wallet', found ?? null)
