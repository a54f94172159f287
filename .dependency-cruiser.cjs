/** Tests and their fixtures may look inside. */
const test = '(\\.test\\.|/testing/)';

/** Who may import whom: by pattern, so that a new remote needs no line here. */
module.exports = {
  forbidden: [
    {
      name: 'a remote imports itself and @tessera/shared only',
      severity: 'error',
      from: { path: '^mf-([^/]+)/', pathNot: '(webpack\\.config\\.ts$|^mf-[^/]+/dev/)' },
      to: {
        pathNot: [
          '^mf-$1/',
          '^shared/',
          '^node_modules/(react|@types/react|@testing-library|fast-check)(/|$)',
          '^node_modules/@types/',
        ],
        dependencyTypesNot: ['core'],
      },
    },
    { name: 'the shell names no remote', severity: 'error', from: { path: '^shell/' }, to: { path: '^mf-' } },
    {
      name: 'nothing in a browser imports deploy',
      severity: 'error',
      from: { path: '^(shell/src|mf-[^/]+/src|shared/src)/' },
      to: { path: '^deploy/' },
    },
    {
      name: 'what runs in a browser imports no module of Node',
      severity: 'error',
      // The script that writes the theme's files runs at the build.
      from: { path: '^(shell/src|mf-[^/]+/src|shared/src)/', pathNot: [test, '^shared/src/theme/write-css\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shared is imported by its exports, not by its files',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|deploy)/', pathNot: test },
      to: { path: '^shared/', dependencyTypes: ['local'] },
    },
    {
      name: 'production code imports nothing of testing',
      severity: 'error',
      from: { path: '^(shell|shared|mf-[^/]+|deploy)/', pathNot: [test, '\\.test-d\\.', '^deploy/start/src/test'] },
      to: { path: '/testing/' },
    },
    {
      name: 'shared knows neither shell nor remotes',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|mf-|deploy)' },
    },
    {
      name: 'pages and dialogs stand on features, features on api, api on model',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/(model|api|features)/', pathNot: '\\.test\\.' },
      to: { path: '^mf-[^/]+/src/(pages|dialogs|widgets|reactions)/' },
    },
    {
      name: 'api knows no feature',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/api/', pathNot: test },
      to: { path: '^mf-[^/]+/src/features/' },
    },
    {
      name: 'no part imports the contract: parts share the port',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/[^/]+/', pathNot: test },
      to: { path: '^mf-[^/]+/src/contract\\.ts$' },
    },
    {
      name: 'the model is pure',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/model/', pathNot: '\\.test\\.' },
      to: { path: ['^mf-[^/]+/src/(api|features)/', '^node_modules/react/'] },
    },
    {
      name: 'a domain imports the platform and the index of another domain',
      severity: 'error',
      from: { path: '^deploy/operator/domains/([^/]+)/', pathNot: test },
      to: {
        path: '^deploy/',
        pathNot: [
          '^deploy/operator/domains/$1/',
          '^deploy/operator/domains/[^/]+/index\\.ts$',
          '^deploy/operator/platform/',
          '^deploy/database/',
          '^deploy/wallet-protocol/',
        ],
      },
    },
    {
      name: 'the platform knows no domain',
      severity: 'error',
      from: { path: '^deploy/operator/platform/', pathNot: test },
      to: { path: '^deploy/', pathNot: '^deploy/(operator/platform|database)/' },
    },
    {
      name: 'back office, edge API and demo reach a domain by its index',
      severity: 'error',
      from: { path: '^deploy/operator/(back-office|edge-api|demo)/', pathNot: test },
      to: { path: '^deploy/operator/domains/', pathNot: '^deploy/operator/domains/[^/]+/index\\.ts$' },
    },
    {
      name: 'whoever is outside the operator reaches a domain by its index',
      severity: 'error',
      from: { path: '^deploy/', pathNot: ['^deploy/operator/', test] },
      to: { path: '^deploy/operator/domains/', pathNot: '^deploy/operator/domains/[^/]+/index\\.ts$' },
    },
    {
      name: 'demo data is loaded by the composition root alone',
      severity: 'error',
      from: { path: '^deploy/', pathNot: ['^deploy/operator/(demo/|main\\.ts$)', test] },
      to: { path: '^deploy/operator/demo/' },
    },
    {
      name: 'the operator does not import the provider',
      severity: 'error',
      from: { path: '^deploy/operator/' },
      to: { path: '^deploy/provider/' },
    },
    {
      name: 'the provider does not import the operator',
      severity: 'error',
      from: { path: '^deploy/provider/' },
      to: { path: '^deploy/operator/' },
    },
    {
      name: 'the wallet protocol imports neither',
      severity: 'error',
      from: { path: '^deploy/wallet-protocol/' },
      to: { path: '^deploy/(operator|provider)/' },
    },
    {
      name: 'the database knows nobody who uses it',
      severity: 'error',
      from: { path: '^deploy/database/' },
      to: { path: '^deploy/', pathNot: '^deploy/database/' },
    },
    {
      name: 'no circles, types included',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json', '.css'],
    },
  },
};
