import { NotFoundScreen } from './NotFoundScreen.tsx'

export function SettingScreen() {
  return <NotFoundScreen />
}
