/** The import law (ARCHITECTURE.md). Every rule is an error: a rule at "warn" is a rule nobody keeps. */
const tests = '\\.(test|fixture)\\.tsx?$';
module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } } },
    { name: 'shared-is-pure', severity: 'error', from: { path: '^shared/', pathNot: tests }, to: { pathNot: ['^shared/', 'node_modules/zod/'] } },
    { name: 'rules-know-no-contract', severity: 'error', from: { path: '^shared/domains/[^/]+/[^/]+/rules' }, to: { path: '/contract\\.ts$' } },
    { name: 'kernel-knows-no-domain', severity: 'error', from: { path: '^(shared/kernel|(functions|web)/platform|web/(ui|kits))/', pathNot: tests }, to: { path: '/domains/' } },
    { name: 'ui-knows-no-kit', severity: 'error', from: { path: '^web/(platform|ui)/' }, to: { path: '^web/kits/' } },
    { name: 'web-knows-no-server', severity: 'error', from: { path: '^web/' }, to: { path: '^(functions|infra|bin|scripts)/' } },
    { name: 'web-never-reaches-aws', severity: 'error', from: { path: '^web/app' }, to: { path: 'node_modules/(electrodb|@aws-sdk)/', reachable: true } },
    { name: 'functions-know-no-web', severity: 'error', from: { path: '^functions/' }, to: { path: '^(web|infra|bin|scripts)/' } },
    { name: 'product-knows-no-test', severity: 'error', from: { path: '^(functions|infra|shared|web)/', pathNot: '\\.(test|fixture|test-support)\\.tsx?$' }, to: { path: '^test/' } },
    { name: 'entry-imports-no-entry', severity: 'error', from: { path: '^functions/', pathNot: tests }, to: { path: '^functions/domains/[^/]+/[^/]+/(api|jobs|workers)/' } },
    { name: 'other-domain-through-public', severity: 'error', from: { path: '^functions/domains/([^/]+/[^/]+)/' }, to: { path: '^functions/domains/', pathNot: ['^functions/domains/$1/', '^functions/domains/[^/]+/[^/]+/store\\.ts$', '^functions/domains/[^/]+/[^/]+/public/'] } },
    { name: 'other-domain-through-widgets', severity: 'error', from: { path: '^web/domains/([^/]+/[^/]+)/' }, to: { path: '^web/domains/', pathNot: ['^web/domains/$1/', '^web/domains/[^/]+/[^/]+/widgets/'] } },
    { name: 'infra-reads-only-shared', severity: 'error', from: { path: '^infra/' }, to: { path: '^(functions|web|scripts)/' } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|cdk\\.out)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'], extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  },
};
