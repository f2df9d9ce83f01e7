/**
 * The floor plan: which room may use what of which other, types included. A rule's comment is what
 * its message says.
 */

/** Of another plugin, only what it shows. */
const FACES = [
  '^plugins/[^/]+/(shared|theme)/',
  '^plugins/[^/]+/(index|options|markdown|early)\\.ts$',
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'plugins-know-no-site',
      comment:
        'A plugin imports nothing of the site around it. What both use belongs in plugins/shared/, or in ' +
        'shared/ of the plugin whose subject it is; what only this site knows comes as an option.',
      severity: 'error',
      from: { path: '^plugins/', pathNot: '/__tests__/' },
      to: { path: '^(src|scripts|sidebars|docs-[^/]+)/|^[^/]+\\.[a-z]+$' },
    },
    {
      name: 'shared-knows-no-plugin',
      comment:
        'plugins/shared/ is what every plugin may use, so it uses none. What needs a plugin belongs in ' +
        'shared/ of that plugin.',
      severity: 'error',
      from: { path: '^plugins/shared/', pathNot: '/__tests__/' },
      to: { path: '^plugins/', pathNot: '^plugins/shared/' },
    },
    {
      name: 'plugins-keep-their-rooms',
      comment:
        'A plugin shows others its shared/, its theme/, and index, options, markdown and early. What ' +
        'another plugin needs besides belongs in shared/ of the plugin that has it, or in plugins/shared/ ' +
        'if it is nobody’s own.',
      severity: 'error',
      from: { path: '^plugins/([^/]+)/', pathNot: '^plugins/shared/|/__tests__/' },
      to: { path: '^plugins/', pathNot: ['^plugins/($1|shared)/', ...FACES] },
    },
    {
      name: 'site-uses-public-faces',
      comment:
        'The site uses of a plugin its shared/, its theme/, and index, options, markdown and early. What ' +
        'it needs besides belongs in shared/ of that plugin.',
      severity: 'error',
      from: { path: '^(src|docs-[^/]+)/|^[^/]+\\.[a-z]+$', pathNot: '/__tests__/' },
      to: { path: '^plugins/', pathNot: ['^plugins/shared/', ...FACES] },
    },
    {
      name: 'site-needs-no-tools',
      comment:
        'The site is built without its tools. What both use belongs in src/ or plugins/, where scripts/ ' +
        'may import it.',
      severity: 'error',
      from: {
        path: '^(src|docs-[^/]+)/|^[^/]+\\.[a-z]+$',
        pathNot: '^playwright\\.config|/__tests__/',
      },
      to: { path: '^scripts/' },
    },
    {
      name: 'tests-come-last',
      comment:
        'Tests look at everything, and nothing looks at tests. What a script and a test both use belongs ' +
        'in scripts/lib/; what serves tests alone, with its command, in tests/support/.',
      severity: 'error',
      from: { pathNot: '^(tests/|jest\\.config)|/__tests__/' },
      to: { path: '^tests/|/__tests__/' },
    },
    {
      name: 'no-circle',
      comment:
        'Files that import each other can be understood, tested and moved only together. What both need ' +
        'belongs in the one that is imported, or in a file of its own.',
      severity: 'error',
      // A theme component finds the types of what it replaces under its own name: no circle of one.
      from: { path: '^(.+)$' },
      to: { circular: true, pathNot: '^$1$' },
    },
  ],
  options: {
    exclude: { path: '(^|/)node_modules/|^(build|build-hosts|coverage|\\.docusaurus|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${import.meta.dirname}/tsconfig.json` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
