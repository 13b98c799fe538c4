import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Faults axe finds in the page, one line each. The page's own policy allows no inline script, so it is evaluated. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.target.join(' ')}`))
  })
}
