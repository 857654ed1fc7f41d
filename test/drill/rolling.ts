import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { recordKey } from '#functions/platform/record/key.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { type Figure, figure, say } from '#test/bench/figure.ts';
import { disagreements } from '#test/support/agreement.ts';
import { functions } from './functions.ts';
import { type Masters, makeMasters, showBody } from './masters.ts';
import { good, type Person, type Product, startProduct } from './product.ts';
import { settle } from './queues.ts';

const NEW = resolve('dist/functions');
const [SHOWS, ROUNDS] = [12, 4];
/** A field that no version of the code has. */
const LATER = 'fromTomorrow';

/** Builds the functions of an older commit, apart from this worktree. */
function builtAt(commit: string): string {
  const dir = tempFolder('rolling');
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C ${dir}`]);
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
  const program = "import('./scripts/build.ts').then(({ build }) => build(['functions']))";
  execFileSync('npx', ['tsx', '-e', program], { cwd: dir, stdio: 'ignore' });
  return join(dir, 'dist/functions');
}

const bodyOf = (masters: Masters, i: number, word: string) => ({
  ...showBody(masters, i, word),
  promoterId: masters.companyId,
  capacity: 900 + i,
  internalNotes: `Notes ${i}`,
});

/** The fields of a record, without those that each write changes. */
const contentOf = (record: object): [string, string][] =>
  Object.entries(record)
    .filter(([name]) => !['rev', 'updatedAt', 'description'].includes(name))
    .map(([name, value]) => [name, JSON.stringify(value)]);
function lostIn(before: object, after: object): string[] {
  const now = new Map(contentOf(after));
  return contentOf(before).flatMap(([name, value]) => (now.get(name) === value ? [] : [name]));
}

interface Roll {
  readonly product: Product;
  readonly masters: Masters;
  readonly ids: readonly string[];
}
const person = ({ people }: Product): Person => people[0] as Person;

/** Reads each show and writes it again, with the versions that run now. Returns the fields that differ afterwards. */
async function rewrite({ product, masters, ids }: Roll, word: string): Promise<string[]> {
  const { get, update } = showContract.routes;
  const lost: string[] = [];
  for (const [i, id] of ids.entries()) {
    const before = await good(product.cloud, person(product), get, { params: { id } });
    const body = { ...bodyOf(masters, i, word), id, rev: before.rev };
    await good(product.cloud, person(product), update, { body });
    lost.push(...lostIn(before, await good(product.cloud, person(product), get, { params: { id } })));
  }
  return lost;
}

/** Sets a field as newer code would. */
async function plantLater({ product: { tenantId }, ids }: Roll): Promise<void> {
  for (const id of ids)
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: recordKey(tenantId, 'show', noOf(id)),
        UpdateExpression: 'SET #data.#later = :value',
        ExpressionAttributeNames: { '#data': 'data', '#later': LATER },
        ExpressionAttributeValues: { ':value': 'kept' },
      }),
    );
}
async function withoutLater({ product: { tenantId }, ids }: Roll): Promise<number> {
  const shows = await Promise.all(ids.map((id) => showStore.get({ tenantId }, id)));
  return shows.filter((show) => !(LATER in show)).length;
}

/** Two versions of the functions on one table, each request by either of them, as while a release rolls out. */
export async function rollingDrill(commit: string): Promise<Figure[]> {
  const old = builtAt(commit);
  const product = await startProduct({ versions: [NEW] });
  const masters = await makeMasters(product);
  const ids: string[] = [];
  for (let i = 0; i < SHOWS; i++) {
    const body = bodyOf(masters, i, 'first');
    ids.push((await good(product.cloud, person(product), showContract.routes.insert, { body })).id);
  }
  const roll = { product, masters, ids };
  functions.restart({ versions: [old, NEW] });
  const lost: string[] = [];
  for (let round = 0; round < ROUNDS; round++) lost.push(...(await rewrite(roll, `round ${round}`)));
  await settle(product);
  functions.restart({ versions: [NEW] });
  const faults = await disagreements(product.tenantId);
  for (const fault of [...new Set([...lost, ...faults])].slice(0, 10)) say(`  ${fault}`);
  await plantLater(roll);
  await rewrite(roll, 'by code that does not know it');
  const dropped = await withoutLater(roll);
  await product.cloud.stop();
  functions.kill();
  return [
    figure(`rolling: with ${commit}, fields lost in ${SHOWS * ROUNDS} writes of two versions`, 'count', lost.length, 0),
    figure('rolling: lists and projections that differ from their records', 'count', faults.length, 0),
    figure(`rolling: of ${SHOWS} fields of newer code, dropped by this code`, 'count', dropped, 0),
  ];
}
