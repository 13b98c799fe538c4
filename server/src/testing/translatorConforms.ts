import { type Language, languages, languageFacts } from '@nimbo/contract'
import { describe, expect, test } from 'vitest'
import type { Translator } from '../rooms/translation/Translator.ts'

/** Controls the server behind a translator, including its failures. */
interface TranslatorHarness {
  /** A translator with a server of its own: what one test breaks stays broken there only. */
  make(): { translator: Translator; behave(how: 'broken' | 'slow' | 'garbage' | 'refusing'): Promise<void> }
  /** The same sentence in the languages the server behind it knows. */
  sentence: Readonly<Partial<Record<Language, string>> & Record<'en' | 'pt', string>>
}

/** The conformance suite of translators. */
export function translatorConforms(name: string, { make, sentence }: TranslatorHarness): void {
  describe(`${name} conforms`, () => {
    const known = languages.filter((language) => sentence[language] !== undefined)
    const pairs = known.flatMap((from) => known.filter((to) => to !== from).map((to) => [from, to] as const))

    test.each(known)('tells that a text is in %s', async (language) => {
      expect(await make().translator.detect(sentence[language]!)).toBe(languageFacts[language].translator)
    })
    test.each(pairs)('%s to %s', async (from, to) => {
      expect(await make().translator.translate([sentence[from]!], languageFacts[from].translator, to)).toEqual([sentence[to]])
    })
    test('several texts come back in their order', async () => {
      const texts = [sentence.pt, 'xyz', sentence.pt]
      const done = await make().translator.translate(texts, 'pt', 'en')
      expect(done).toHaveLength(3)
      expect([done?.[0], done?.[2]]).toEqual([sentence.en, sentence.en])
    })
    test('what is in no language it knows is told as none', async () => {
      expect(await make().translator.detect('xq zvk')).toBe('')
    })
    test('a language it does not have is no failure', async () => {
      expect(await make().translator.translate(['saluton'], 'eo', 'en')).toBeUndefined()
    })
    test.each(['broken', 'slow', 'garbage', 'refusing'] as const)(
      'a server that is %s is a failure, in time',
      async (how) => {
        const { translator, behave } = make()
        await behave(how)
        const started = performance.now()
        await expect(translator.detect(sentence.pt)).rejects.toThrow()
        await expect(translator.translate([sentence.pt], 'pt', 'en')).rejects.toThrow()
        expect(performance.now() - started).toBeLessThan(8_000)
      },
      15_000,
    )
    test('what somebody wrote is not part of an error', async () => {
      const { translator, behave } = make()
      await behave('broken')
      const error = await translator.detect('my number is 11900204801').catch((e: unknown) => e)
      expect(String(error)).not.toContain('11900204801')
    })
  })
}
