import type { Input, Output } from '@nimbo/contract'
import { Catalogue, giftFileBytes, type GiftFileKind } from '@nimbo/contract/operator'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'

export type GiftLine = Output<typeof Catalogue.getGifts>[number]

export const useGifts = () =>
  useQuery({
    queryKey: ['catalogue'],
    queryFn: ({ signal }) => client.call(Catalogue.getGifts, {}, { signal }),
    retry: false,
  })

/** The economy with this gift in it. Asked while somebody types, so that nobody meets a refusal only at the end. */
export const useEconomyCheck = (price: number, type: number) =>
  useQuery({
    queryKey: ['economy', price, type],
    queryFn: ({ signal }) => client.call(Catalogue.check, { price, type }, { signal }),
    enabled: price > 0,
    placeholderData: (before) => before,
    retry: false,
  })

function useChange<I, O>(send: (input: I) => Promise<O>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: send, onSettled: () => queries.invalidateQueries({ queryKey: ['catalogue'] }) })
}
export const useCreate = () => useChange((input: Input<typeof Catalogue.create>) => client.call(Catalogue.create, input))
export const useEdit = () => useChange((input: Input<typeof Catalogue.change>) => client.call(Catalogue.change, input))
export const useRetire = () => useChange((input: Input<typeof Catalogue.retire>) => client.call(Catalogue.retire, input))
export const useRestore = () => useChange((id: number) => client.call(Catalogue.restore, { id }))

/** Refusal of the file itself, in the worker's words. */
export class FileRefused extends Error {}

const ASK_MS = 700
const MAX_ASKS = 120

async function upload({ kind, file }: { kind: GiftFileKind; file: Blob }): Promise<string> {
  if (file.size > giftFileBytes[kind]) throw new FileRefused(`The file is too large: ${giftFileBytes[kind] / 1000} KB are allowed.`)
  const { object, url } = await client.call(Catalogue.addFile, { kind })
  const { status } = await fetch(url, { method: 'PUT', body: file, headers: { 'content-type': 'application/octet-stream' } })
  if (status !== 204) throw new FileRefused('The file did not arrive. Send it again.')
  for (let asked = 0; asked < MAX_ASKS; asked++) {
    const { state, reason, address } = await client.call(Catalogue.getFile, { object })
    if (state === 'refused') throw new FileRefused(reason)
    if (state === 'ready') return address
    await new Promise((done) => setTimeout(done, ASK_MS))
  }
  throw new FileRefused('Nobody has looked at the file yet. Try again later.')
}
/** Keeps the address of a file that was found good. */
export const useUpload = () => useMutation({ mutationFn: upload })
