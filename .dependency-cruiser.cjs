const { wing, wings } = require('./dev/src/wings.ts')

/** Who may import whom. The direction is: contract → server and contract → web; inside each, from the outside in. */
const feature = `${wing}(?!(?:${wings.join('|')}|ledger|room|identity|payment|platform|testing)/)[^/]+`

/**
 * What the app and the console draw alike: what web/package.json exports, but test support. It has no words: the app's come from its
 * catalogues, the console has none.
 */
const exported = Object.values(require('./web/package.json').exports).filter((file) => !file.includes('/testing/'))
const shared = `^web/(${exported.map((file) => file.replace('./', '').replaceAll('.', '\\.')).join('|')})$`

const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }, 'A cycle makes every file of it one file.'),
    rule(
      'no-unresolved',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
      'An import this tool cannot follow is an import it cannot check.',
    ),

    rule(
      'contract-stands-alone',
      { path: '^contract/src', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^contract/src', 'node_modules/zod/'] },
      'The contract is zod only.',
    ),
    rule('operator-stays-inside', { path: '^web/' }, { path: '^contract/src/operator' }, 'Operator calls never ship to the audience.'),
    rule(
      'operator-is-optional',
      { path: '^contract/src/(?!operator/)' },
      { path: '^contract/src/operator' },
      'The public contract does not know the operators.',
    ),
    rule(
      'pages-know-no-server',
      { path: '^(web|console|e2e)/' },
      { path: '^server/' },
      'Pages and journeys meet the server over the wire.',
    ),
    rule(
      'console-takes-what-is-shared',
      { path: '^console/' },
      { path: '^web/', pathNot: [shared, '^web/src/testing/'] },
      'Two apps with the same primitives and one way to test them.',
    ),
    rule(
      'shared-stands-alone',
      { path: shared },
      { pathNot: [shared, 'node_modules/(react|@types/react|uqr|lottie-web)/'] },
      'What is shared brings nothing of the app along.',
    ),
    rule('server-knows-no-page', { path: '^server/' }, { path: '^(web|console|e2e|dev)/' }, 'The server runs without any page.'),
    rule(
      'production-knows-no-engines',
      { path: '^(server|contract|web|console)/', pathNot: '\\.test\\.ts$|^server/src/testing/' },
      { path: '^(engines|dev)/' },
      'Engines are given by the environment.',
    ),

    rule(
      'platform-is-lowest',
      { path: '^server/src/platform/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/', pathNot: '^server/src/(platform|texts)/' },
      'Platform imports no feature.',
    ),
    rule(
      'engines-of-ours-above-platform',
      { path: `^server/src/${wing}(ledger|room|identity|payment)/`, pathNot: '\\.test\\.ts$' },
      { path: `^server/src/${feature}/`, pathNot: '^server/src/texts/' },
      'Money, rooms, identity and payment companies know no feature.',
    ),
    rule(
      'features-meet-at-the-index',
      { path: `^server/src/(${feature})/`, pathNot: '\\.test\\.ts$' },
      { path: `^server/src/${feature}/`, pathNot: ['^server/src/$1/', `^server/src/${wing}[^/]+/index\\.ts$`, '^server/src/texts/'] },
      'A feature shows others its index only.',
    ),
    rule(
      'testing-is-for-tests',
      { path: '^(server|web|console)/src/', pathNot: ['\\.test\\.ts$', '^(server|web|console)/src/testing/'] },
      { path: '^(server|web|console)/src/testing/' },
      'Test support never runs in production.',
    ),
    rule(
      'nobody-imports-the-wiring',
      { path: '^server/src/.+/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/(main|worker)\\.ts$' },
      'Only the entry points wire things.',
    ),

    rule(
      'ui-is-lowest',
      { path: '^(web|console)/src/ui/' },
      { path: '^(web|console)/src/(app|screens|features|room|lib)/' },
      'Primitives know nothing of the product.',
    ),
    rule('ui-knows-no-contract', { path: '^(web|console)/src/ui/' }, { path: '^contract/' }, 'Primitives know nothing of the product.'),
    rule(
      'lib-below-features',
      { path: '^(web|console)/src/lib/' },
      { path: '^(web|console)/src/(app|screens|features|room)/' },
      'lib serves features, not the other way round.',
    ),
    rule(
      'room-below-features',
      { path: '^web/src/room/' },
      { path: '^web/src/(app|screens|features)/' },
      'The kernel of a room knows none of its features: screens register them.',
    ),
    rule(
      'features-below-screens',
      { path: '^(web|console)/src/features/' },
      { path: '^(web|console)/src/(app|screens)/' },
      'Screens compose features.',
    ),
    rule(
      'features-never-meet',
      { path: `^(web|console)/src/features/(${wing}[^/]+)/` },
      { path: '^(web|console)/src/features/', pathNot: ['^$1/src/features/$2/', shared] },
      'The screen composes them.',
    ),
    rule('screens-below-app', { path: '^(web|console)/src/screens/' }, { path: '^(web|console)/src/app/' }, 'app lists the screens.'),
    rule(
      'engines-stand-alone',
      { path: '^engines/' },
      { path: '^(server|contract|web|console|e2e|dev)/' },
      'The engines know none of their users.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    // Type-only imports disappear when TypeScript is compiled; they bind two files all the same.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}
