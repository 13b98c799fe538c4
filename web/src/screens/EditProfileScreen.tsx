import { NotFoundScreen } from './NotFoundScreen.tsx'

export function EditProfileScreen() {
  return <NotFoundScreen />
}
