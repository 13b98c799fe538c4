import { NotFoundScreen } from './NotFoundScreen.tsx'

export function ChooseCountryScreen() {
  return <NotFoundScreen />
}
