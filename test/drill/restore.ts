import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { type Cloud, startCloud } from '#scripts/local/cloud.ts';
import { createTable, LOCAL_CREDENTIALS, LOCAL_REGION } from '#scripts/local/create-table.ts';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { freePort } from '#scripts/local/ports.ts';
import { FILES_BUCKET } from '#scripts/local/stand-ins.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { type Figure, figure, say } from '#test/bench/figure.ts';
import { seconds } from '#test/bench/measure.ts';
import { advance, type Case, makeCase, nextStep } from './cases.ts';
import {
  exportedItems,
  exportFiles,
  exportItems,
  filesIn,
  hashOf,
  importFiles,
  importItems,
  lineOf,
  scan,
} from './copy.ts';
import { mailsIn } from './found.ts';
import { functions } from './functions.ts';
import { makeMasters } from './masters.ts';
import { good, type Person, type Product, startProduct } from './product.ts';
import { proxied } from './proxied.ts';
import { settle } from './queues.ts';

const TABLE = 'backline';
const CASES = 40;
/** An invoice of so many cases is issued, and its file printed. */
const ISSUED_OF = 8;
/** Seconds for a thousand items, in the embedded database. */
const GOALS = { out: 5, in: 20 };

const tableAt = (endpoint: string) =>
  new DynamoDBClient({ endpoint, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });
const bucketAt = (endpoint = '') =>
  new S3Client({ endpoint, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS, forcePathStyle: true });

async function fill(product: Product): Promise<void> {
  const masters = await makeMasters(product);
  const cases: Case[] = [];
  for (let i = 0; i < CASES; i++) {
    // An odd case ends with its draft.
    const one = makeCase(i % ISSUED_OF === 0 ? i : 2 * i + 1, product.people);
    cases.push(one);
    while (nextStep(one) && nextStep(one) !== 'send')
      if (!(await advance(product, masters, one))) throw new Error(`${one.word} has no answer`);
  }
  await settle(product);
  // Mails that have left already: a restore must not send them again.
  for (const one of cases) await advance(product, masters, one);
  await settle(product);
}

async function mailCount(product: Pick<Product, 'cloud'>): Promise<number> {
  return [...(await mailsIn(product)).values()].reduce((sum, n) => sum + n, 0);
}

async function exportAll({ env }: Cloud, folder: string) {
  const client = tableAt(env.AWS_ENDPOINT_URL_DYNAMODB ?? '');
  const [took, items] = await seconds(() => exportItems(client, TABLE, folder));
  const files = await exportFiles(bucketAt(env.AWS_ENDPOINT_URL_S3), FILES_BUCKET, folder);
  const hashes: string[] = [];
  for await (const file of filesIn(bucketAt(env.AWS_ENDPOINT_URL_S3), FILES_BUCKET)) hashes.push(hashOf(file));
  return { took, items, files, hashes };
}

/** Imports the items into a new database, before anything else runs on it. Returns the seconds and the differences. */
async function importAll(folder: string, dir: string): Promise<{ readonly took: number; readonly different: number }> {
  const dynamo = await startDynamo({ port: await freePort(), dir });
  await createTable(dynamo.endpoint, TABLE, { hasStream: false });
  const client = tableAt(dynamo.endpoint);
  const [took] = await seconds(() => importItems(client, TABLE, folder));
  const wanted = new Set<string>();
  for await (const line of exportedItems(folder)) wanted.add(line);
  let extra = 0;
  for await (const item of scan(client, TABLE)) if (!wanted.delete(lineOf(item))) extra++;
  await dynamo.stop();
  return { took, different: extra + wanted.size };
}

const firstPage = ({ people }: Product, cloud: Cloud) =>
  good(cloud, people[0] as Person, showContract.routes.list, { body: { perPage: 100 } });

/** Exports table and bucket of one cloud, imports both into a new one, and compares. */
export async function restoreDrill(): Promise<Figure[]> {
  const [from, to, folder] = [tempFolder('restore-from'), tempFolder('restore-to'), tempFolder('restore-export')];
  const product = await startProduct({ dataDir: from });
  await fill(product);
  const before = await firstPage(product, product.cloud);
  const sent = await mailCount(product);
  if (sent === 0) throw new Error('no mail has left before the export');
  const out = await exportAll(product.cloud, folder);
  await product.cloud.stop();
  functions.kill();
  // The user pool and the secrets of the stage are no part of table and bucket: they outlive both.
  mkdirSync(to, { recursive: true });
  for (const kept of ['identity', 'secrets.json']) cpSync(join(from, kept), join(to, kept), { recursive: true });
  const { took, different } = await importAll(folder, join(to, 'dynamodb'));
  const cloud = await startCloud({ locate: proxied, dataDir: to });
  // The inbox of the same process still has the mails from before.
  const known = await mailCount({ cloud });
  const bucket = bucketAt(cloud.env.AWS_ENDPOINT_URL_S3);
  await importFiles(bucket, FILES_BUCKET, folder);
  const missing = new Set(out.hashes);
  for await (const file of filesIn(bucket, FILES_BUCKET)) missing.delete(hashOf(file));
  const after = await firstPage(product, cloud);
  await cloud.settled();
  const mails = (await mailCount({ cloud })) - known;
  say(`${out.items} items and ${out.files} files; the list has ${after.total} shows`);
  await cloud.stop();
  functions.kill();
  const perThousand = (s: number) => (s * 1000) / out.items;
  return [
    figure(`restore: of ${out.items} items, different`, 'count', different, 0),
    figure(`restore: of ${out.files} files, different`, 'count', missing.size, 0),
    figure(
      'restore: lists that answer otherwise',
      'count',
      JSON.stringify(after) === JSON.stringify(before) ? 0 : 1,
      0,
    ),
    figure(`restore: of ${sent} mails, left again`, 'count', mails, 0),
    figure('restore: export of 1,000 items', 's', perThousand(out.took), GOALS.out),
    figure('restore: import of 1,000 items', 's', perThousand(took), GOALS.in),
  ];
}
