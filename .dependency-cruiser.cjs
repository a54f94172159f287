/** Who may import whom (architecture §2): by pattern, so that a new remote needs no line here. */
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
      name: 'the model is pure',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/model/', pathNot: '\\.test\\.' },
      to: { path: ['^mf-[^/]+/src/(api|features)/', '^node_modules/react/'] },
    },
    {
      name: 'no circles, types included',
      severity: 'error',
      from: { path: '^(shell|shared|mf-[^/]+)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'no circles',
      severity: 'error',
      from: { path: '^deploy/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
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
