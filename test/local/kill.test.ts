import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#scripts/local/create-table.ts';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { freePort } from '#scripts/local/ports.ts';
import { noOf } from '#shared/kernel/ids.ts';

const TENANT = 'kill';
/** Ids to hear of before the writer is killed in the middle of its work. */
const ENOUGH = 25;

it('loses nothing it has acknowledged, and every list agrees with its rows, after kill -9 during writes', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'backline-kill-'));
  const port = await freePort();
  const args = ['--import', 'tsx', 'test/support/writing.ts', dir, String(port), TENANT];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += String(chunk);
    if (said.split('\n').length > ENOUGH) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  const written = said.split('\n').filter((line) => line.length === 26);
  expect(written.length).toBeGreaterThanOrEqual(ENOUGH);

  const dynamo = await startDynamo({ port: await freePort(), dir });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    AWS_REGION: LOCAL_REGION,
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    TABLE_NAME: 'killed',
  });
  try {
    const { artistStore } = await import('#functions/domains/artist/store.ts');
    const { lastNo } = await import('#functions/platform/sequence.ts');
    const last = await lastNo(TENANT, 'artist');
    const all = await artistStore.many(
      { tenantId: TENANT },
      Array.from({ length: last }, (_, i) => i + 1),
    );
    const { list } = artistStore.definition;
    expect(await list?.check(TENANT, all)).toEqual([]);
    const listed = await list?.all(TENANT, {});
    expect(listed?.toSorted((a, b) => a - b)).toEqual(all.map((artist) => artist.no));
    expect(all.map((artist) => artist.id)).toEqual(expect.arrayContaining(written));
    for (const id of written) expect(all.find((a) => a.no === noOf(id))?.name).toMatch(/ again$/);
  } finally {
    await dynamo.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});
