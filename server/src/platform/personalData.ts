/** Rows of one statement that erases: a person with a million of them is erased in many short ones. */
export const ERASED_AT_ONCE = 2_000

/** Data that a feature keeps of a person, whose number is $1 in each statement. */
export interface PersonalData {
  /**
   * Part of a copy of a person's data, one file each. Others appear in it by the number and name that everybody sees, and only where the
   * app shows the person who they are.
   */
  copied?: Readonly<Record<string, string>>
  /** Statements that erase an account's data. Running them again changes nothing. */
  erased?: {
    /**
     * Rows there may be any number of. Each statement ends some of them, and is run until it finds none. What was said in public loses its
     * words, and others' notices and replies the name.
     */
    many?: readonly string[]
    /** Columns that a person could be known or reached by. */
    identity?: readonly string[]
    /** All the rest, in one transaction. After the many rows: they change counts, and use uploads. */
    rest?: readonly string[]
  }
}
