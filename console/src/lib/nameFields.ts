/** One name for each language of the product, as the console's forms have them. */
export const nameFields = {
  name_en: { name: 'English', language: 'en' },
  name_pt: { name: 'Portuguese', language: 'pt' },
  name_es: { name: 'Spanish', language: 'es' },
  name_fr: { name: 'French', language: 'fr' },
  name_ar: { name: 'Arabic', language: 'ar' },
  name_zh_cn: { name: 'Simplified Chinese', language: 'zh-CN' },
  name_zh: { name: 'Traditional Chinese', language: 'zh-TW' },
} as const
export type NameField = keyof typeof nameFields
export const nameFieldList = Object.keys(nameFields) as NameField[]
export const noNames: Readonly<Record<NameField, string>> = {
  name_en: '',
  name_pt: '',
  name_es: '',
  name_fr: '',
  name_ar: '',
  name_zh_cn: '',
  name_zh: '',
}
