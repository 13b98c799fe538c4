import { NotFoundScreen } from './NotFoundScreen.tsx'

export function RouterScreen() {
  return <NotFoundScreen />
}
