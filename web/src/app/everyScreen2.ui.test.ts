import { testEveryScreen } from '../testing/everyScreen.ts'

testEveryScreen(1, 3)
