/** A show that has just begun counts as if so many more people were in it, which runs out over so many minutes. */
const HEAD_START = 10
const HEAD_START_MINUTES = 30
/** Weight of a show whose anchor's connection is lost: people are not sent to a picture that is not there. */
const AWAY = 0.5

/**
 * An SQL expression: how high a row of `show` stands in every list of rooms. It is made of what the database knows, and nothing that can
 * be bought or tapped is in it. docs/ranking.md explains it to people.
 */
export const roomScore = (show: string) => `(${show}.viewers
  + ${HEAD_START} * greatest(0, 1 - extract(epoch from now() - ${show}.started_at) / ${HEAD_START_MINUTES * 60}))
  * case when ${show}.anchor_missing_since is null then 1 else ${AWAY} end`
