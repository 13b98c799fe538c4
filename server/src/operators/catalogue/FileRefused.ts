/** The file itself is at fault, said in words for operators: a retry would fail the same way. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
}
