/**
 * The module boundaries: which folder may import from which other folder, including types. The comment of a rule is its
 * error message.
 */

/** The public entry points of a plugin. */
const ENTRY_POINTS = [
  '^plugins/[^/]+/(shared|theme)/',
  '^plugins/[^/]+/(index|options|markdown)\\.ts$',
  '^plugins/site-companion/(settings|sources|preferences/.+)\\.ts$',
  '^plugins/choices/',
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'plugins-import-no-site-code',
      comment:
        'A plugin may not import code of the site. Move what both use to plugins/shared/ or to shared/ of ' +
        'the plugin, and pass what is specific to this site as an option.',
      severity: 'error',
      from: { path: '^plugins/', pathNot: '/__tests__/' },
      to: { path: '^(src|scripts|docs-[^/]+)/|^[^/]+\\.[a-z]+$' },
    },
    {
      name: 'shared-imports-no-plugin',
      comment:
        'plugins/shared/ may not import a plugin, because every plugin may import it. Move code that needs a ' +
        'plugin to shared/ of that plugin.',
      severity: 'error',
      from: { path: '^plugins/shared/', pathNot: '/__tests__/' },
      to: { path: '^plugins/', pathNot: '^plugins/shared/' },
    },
    {
      name: 'plugins-use-entry-points',
      comment:
        'A plugin may import from another one only its shared/, its theme/, index, options, and ' +
        'markdown. Move other code to shared/ of that plugin, or to plugins/shared/ if it belongs to none.',
      severity: 'error',
      from: { path: '^plugins/([^/]+)/', pathNot: '^plugins/shared/|/__tests__/' },
      to: { path: '^plugins/', pathNot: ['^plugins/($1|shared)/', ...ENTRY_POINTS] },
    },
    {
      name: 'hosting-is-independent',
      comment:
        'plugins/hosting/ may import no other plugin. Pass what the documents of a plugin need as an ' +
        'option, such as `sections`.',
      severity: 'error',
      from: { path: '^plugins/hosting/', pathNot: '/__tests__/' },
      to: { path: '^plugins/', pathNot: '^plugins/(hosting|shared)/' },
    },
    {
      name: 'site-uses-entry-points',
      comment:
        'The site may import from a plugin only its shared/, its theme/, index, options, and ' +
        'markdown. Move other code to shared/ of that plugin.',
      severity: 'error',
      from: { path: '^(src|docs-[^/]+)/|^[^/]+\\.[a-z]+$', pathNot: '/__tests__/' },
      to: { path: '^plugins/', pathNot: ['^plugins/shared/', ...ENTRY_POINTS] },
    },
    {
      name: 'site-imports-no-scripts',
      comment:
        'The site may not import scripts/, which are not needed to build it. Move what both use to src/ or ' +
        'plugins/, from which scripts may import.',
      severity: 'error',
      from: {
        path: '^(src|docs-[^/]+)/|^[^/]+\\.[a-z]+$',
        pathNot: '^playwright\\.config|/__tests__/',
      },
      to: { path: '^scripts/' },
    },
    {
      name: 'only-tests-import-tests',
      comment:
        'Tests may import any module, and no module may import tests. Code of both scripts and tests belongs ' +
        'in scripts/lib/; code that only tests use belongs in tests/support/, with its command.',
      severity: 'error',
      from: { pathNot: '^(tests/|jest\\.config)|/__tests__/' },
      to: { path: '^tests/|/__tests__/' },
    },
    {
      name: 'no-circular-imports',
      comment:
        'Files that import each other can be understood, tested and moved only together. Move what both use ' +
        'to one of them, or to a third file.',
      severity: 'error',
      // A theme component that wraps another one imports its types under its own name, which isn't a cycle.
      from: { path: '^(.+)$' },
      to: { circular: true, pathNot: '^$1$' },
    },
  ],
  options: {
    exclude: { path: '(^|/)node_modules/|^(build|build-hosts|coverage|\\.docusaurus|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${import.meta.dirname}/../tsconfig.json` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
