import { useRouter } from '@tanstack/react-router'

/**
 * True while the operator is on this screen and not already on the way to another. An answer that selects the next of a list checks it
 * first: it must not bring them back.
 */
export function useIsHere(screen: string): () => boolean {
  const router = useRouter()
  return () => router.latestLocation.pathname === screen
}
