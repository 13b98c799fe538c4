/** Checks of where money goes, for the page and the server alike. Apart from the rest, so that the first page carries none of them. */
export { isCnpj, isCpf, isPixKey, tidyDocument, tidyPixKey } from './pixKey.ts'
export { isTronAddress } from './tronAddress.ts'
