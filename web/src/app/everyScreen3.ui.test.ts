import { testEveryScreen } from '../testing/everyScreen.ts'

testEveryScreen(2, 3)
