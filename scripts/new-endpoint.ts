import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { kebab } from '#shared/kernel/contract/route.ts';
import { domainFolder } from './domain-folders.ts';

/** `npm run new-endpoint show archive POST /api/v1/shows/{id}/archive`: contract entry and handler to fill in. */
const [domain, operation, method, path] = process.argv.slice(2);
const usage = 'npm run new-endpoint <domain> <operation> <METHOD> </api/v1|page|core/...>';
const stop = (why: string): never => {
  console.error(why);
  process.exit(1);
};
if (!domain || !operation || !method || !path || !/^\/api\/(v1|page|core)\//.test(path)) stop(`Usage: ${usage}`);
if (!/^(GET|POST|PUT|DELETE)$/.test(method ?? '')) stop(`Unknown method ${method}. Usage: ${usage}`);
const shared =
  domainFolder('shared', domain ?? '') ?? stop(`There is no ${domain}: make it first (npm run new-domain).`);
const contractFile = `${shared}/contract.ts`;
const folder = shared.replace('shared', 'functions');
const handlerFile = `${folder}/api/${kebab(operation ?? '')}.ts`;
if (existsSync(handlerFile)) stop(`${handlerFile} is there already.`);

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const name = camel(domain ?? '');
const text = readFileSync(contractFile, 'utf8');
if (!/routes: \{\n/.test(text)) stop(`${contractFile} has no literal \`routes: {\`: add the operation by hand.`);
const [, family, rest] = /^\/api\/(\w+)(.*)/.exec(path ?? '') ?? [];
const base = family === 'page' ? 'pageApi' : family;
const access = method === 'GET' ? 'reads' : 'writes';
const entry = `routes: {
    ${operation}: route(
      ${base}('${method}', '${rest}'),
      ${access}('${name}.${method === 'GET' ? 'read' : 'update'}'),
      { output: Done },
    ),
`;
/** Adds a name to what the contract imports from a file, or the whole import. */
function importing(source: string, name: string, file: string): string {
  const there = new RegExp(`import \\{ ([^}]*) \\} from '${file}';`).exec(source);
  if (!there) return `import { ${name} } from '${file}';\n${source}`;
  const names = (there[1] ?? '').split(/,\s*/);
  return names.includes(name) ? source : source.replace(there[0], there[0].replace('{ ', `{ ${name}, `));
}
const imports: readonly (readonly [name: string, file: string])[] = [
  ['route', '#shared/kernel/contract/route.ts'],
  [base ?? '', '#shared/kernel/contract/record-contract.ts'],
  [access, '#shared/kernel/contract/access.ts'],
  ['Done', '#shared/kernel/record/ids.ts'],
];
const withImports = imports.reduce((source, [what, file]) => importing(source, what, file), text);
writeFileSync(contractFile, withImports.replace('routes: {\n', entry));
mkdirSync(`${folder}/api`, { recursive: true });
writeFileSync(
  handlerFile,
  `import { ${name}Contract } from '#${contractFile}';
import { done } from '#shared/kernel/record/ids.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';

export const handler = endpoint(${name}Contract.routes.${operation}, async () => done);
`,
);
spawnSync('npx', ['biome', 'check', '--write', contractFile, handlerFile], { stdio: 'ignore' });
console.log(`Edit ${contractFile} and ${handlerFile}; test/api/every-endpoint.test.ts tests the rest by itself.`);
