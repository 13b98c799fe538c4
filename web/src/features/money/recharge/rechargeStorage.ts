import { readPendingRoom, type PendingRoom } from '../../../lib/pendingRoom.ts'
import { readRecord, readStored, writeStored } from '../../../lib/storage.ts'

/** The room to return to after the recharge. Stored, to survive the provider's page and a reload. */
export function keepPayRoom({ liveuid, stream }: Partial<PendingRoom>): void {
  writeStored('pay-room', liveuid !== undefined && stream !== undefined ? JSON.stringify({ liveuid, stream }) : null)
}

export const payRoom = (): PendingRoom | undefined => readRecord('pay-room', readPendingRoom)

const walletNames = ['Apple Pay', 'Google Pay'] as const
export type WalletName = (typeof walletNames)[number]

/** The wallet found on this device earlier, so that the list of payment methods can name it without the provider's script. */
export const knownWallet = (): WalletName | undefined => walletNames.find((name) => name === readStored('pay-wallet'))

export const keepWallet = (found: WalletName | undefined): void => writeStored('pay-wallet', found ?? null)
