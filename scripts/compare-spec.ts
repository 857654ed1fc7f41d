import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contracts } from '#shared/contracts.ts';
import { type Call, ELSEWHERE, missingCalls, nameOf } from './spec/calls.ts';

/*
 * `npm run -s compare -- --calls calls.tsv`: which calls of a specification the API answers. The columns are area,
 * base, method, path, and the source of the row. Rows of the source `shown` are exact; for others a call of the same
 * path with any method or with the path as its beginning is enough.
 */
const { values } = parseArgs({ options: { calls: { type: 'string' } } });
if (!values.calls) {
  console.error('Name the table: npm run -s compare -- --calls calls.tsv');
  process.exit(2);
}
const [, ...lines] = readFileSync(values.calls, 'utf8').trim().split('\n');
const wanted: Call[] = lines.map((line) => {
  const [, base = '', method = '', path = '', source = ''] = line.split('\t');
  return { base, method, path, source };
});
const routes = contracts.flatMap(({ routes: all }) => Object.values(all));
const ours = routes.flatMap(({ method, path, aliases = [] }) => [{ method, path }, ...aliases]);

/** Our addresses of a call that the specification has at another one. */
const elsewhere = (name: string): string | undefined =>
  ELSEWHERE[name]
    ?.map((id) => routes.find((one) => one.id === id))
    .map((one) => `${one?.method} ${one?.path}`)
    .join(', ');

for (const source of [...new Set(wanted.map((one) => one.source))]) {
  const rows = wanted.filter((one) => one.source === source);
  const missing = missingCalls(rows, ours);
  console.info(`${source}: ${rows.length - missing.length} of ${rows.length}`);
  for (const call of missing) {
    const places = elsewhere(nameOf(call));
    console.info(places ? `  elsewhere ${nameOf(call)}: ${places}` : `  missing ${nameOf(call)}`);
  }
}
