import { whenOpened } from '../../../../ui/whenOpened.tsx'

/** Fetched when somebody draws. */
export const DoodleSheet = whenOpened(async () => (await import('./DoodleSurface.tsx')).DoodleSurface)
