const PREFIX = 'private_'

/** A media room of its own: nobody who is in the show's room is in it. */
export const mediaRoomOf = ({ stream, id }: { stream: string; id: bigint }): string => `${PREFIX}${stream}_${id}`

/** The number of the private show a media room belongs to. */
export function privateIdOf(room: string): bigint | undefined {
  const found = /^private_\d+_\d+_(\d{1,15})$/.exec(room)
  return found ? BigInt(found[1]!) : undefined
}
