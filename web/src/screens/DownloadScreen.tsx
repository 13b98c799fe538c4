import { NotFoundScreen } from './NotFoundScreen.tsx'

export function DownloadScreen() {
  return <NotFoundScreen />
}
