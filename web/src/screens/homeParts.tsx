import type { ComponentType } from 'react'

interface HomePartProps {
  touid: number
}

/** What other features add to somebody's home: a tab of their videos, and the way to a conversation beside Follow. */
export const homeParts: { Videos?: ComponentType<HomePartProps>; Message?: ComponentType<HomePartProps> } = {}
