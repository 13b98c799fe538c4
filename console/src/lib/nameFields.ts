import { languageFacts, languages } from '@nimbo/contract'
import { type NameField, nameField } from '@nimbo/contract/operator'
import { languageName } from './languageName.ts'

/** One name for each language of the product, as the console's forms have them. */
export const nameFieldList: readonly NameField[] = languages.map(nameField)
export const nameFields = Object.fromEntries(
  languages.map((language) => [nameField(language), { name: languageName(language), language: languageFacts[language].html }]),
) as Readonly<Record<NameField, { name: string; language: string }>>
export const noNames = Object.fromEntries(nameFieldList.map((field) => [field, ''])) as Readonly<Record<NameField, string>>
