import { Account } from '@nimbo/contract'
import type { Input } from '@nimbo/contract'
import { client } from '../../../lib/client.ts'
import { uploadPicture } from '../../../lib/upload.ts'
import { reloadProfile } from './user.queries.ts'

/** Apart from the other queries, which every visit loads. */
export async function saveProfile(changes: Input<typeof Account.updateFields>): Promise<void> {
  await client.call(Account.updateFields, changes)
  await reloadProfile()
}

/** Uploads a picture and makes it mine. */
export async function saveAvatar(picture: Blob, onProgress: (fraction: number) => void, signal: AbortSignal): Promise<void> {
  const { object } = await uploadPicture('avatar', picture, onProgress, signal)
  await client.call(Account.updateAvatar, { object }, { signal })
  await reloadProfile()
}
