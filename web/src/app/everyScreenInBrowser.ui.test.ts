import { testInBrowser } from '../testing/everyScreen.ts'

testInBrowser()
