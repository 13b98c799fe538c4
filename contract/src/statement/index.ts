export { movedBy, problemKinds, verifyStatement } from './verifyStatement.ts'
export type { Problem, ProblemKind, Verdict } from './verifyStatement.ts'
export { assets, sealMessage, statementFormat, statementMessage, writeStatement } from './StatementFile.ts'
export type { Balances, SealHead, Statement, StatementFile, StatementTransfer } from './StatementFile.ts'
