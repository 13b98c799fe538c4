/** Pages of a list that moves overlap: whoever slid to the next one is on both. */
export function uniquePeople<P extends { id: unknown }>(people: readonly P[]): readonly P[] {
  return [...new Map(people.map((person) => [person.id, person])).values()]
}
