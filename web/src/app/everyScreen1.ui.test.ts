import { testEveryScreen } from '../testing/everyScreen.ts'

testEveryScreen(0, 3)
