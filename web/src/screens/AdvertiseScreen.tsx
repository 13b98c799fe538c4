import { NotFoundScreen } from './NotFoundScreen.tsx'

export function AdvertiseScreen() {
  return <NotFoundScreen />
}
