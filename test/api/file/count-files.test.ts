import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test, vi } from 'vitest';
import { handler as countFiles } from '#functions/domains/operator/system/jobs/count-files.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { storedBytes, weighOnce } from '#functions/platform/files/usage.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { ok } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';
import { ownTable } from '#test/support/own-table.ts';
import { PNG, upload } from './uploads.ts';

let agency: Agency;
beforeAll(async () => {
  // The job goes through every agency there is.
  const end = await ownTable('usage');
  agency = await makeAgency();
  return async () => {
    await end();
  };
});

const DOCUMENT = 1234;

async function keepSignature(): Promise<void> {
  const { agent } = agency.users;
  const body = { purpose: 'signature' as const, name: 'me.png', type: 'image/png', size: PNG.length };
  const { url, headers, key } = await ok(accountContract.routes.signatureUpload, agent, { body });
  await fetch(url, { method: 'PUT', headers, body: new Uint8Array(PNG) });
  await ok(accountContract.routes.setSignature, agent, { body: { key } });
}

/** As data have it that are older than the counting. */
const forget = () =>
  documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { pk: `${agency.tenantId}#USAGE`, sk: 'FILES' },
      UpdateExpression: 'REMOVE bytes',
    }),
  );

test('bytes nobody has counted are never less than none, and the night adds all of them up', async () => {
  const { agent } = agency.users;
  const target = { entity: 'company' as const, recordId: agency.company.id };
  const [kept, gone] = [await upload(agent, target, 'kept.txt'), await upload(agent, target, 'gone.txt')];
  await keepSignature();
  await weighOnce(agency.tenantId, { key: 'documents/one.pdf', size: DOCUMENT });
  const all = kept.size + gone.size + PNG.length + DOCUMENT;
  expect(await storedBytes(agency.tenantId)).toBe(all);
  expect(await countFiles()).toMatchObject({ mended: 0 });

  const report = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  await forget();
  await ok(fileContract.routes.remove, agent, { params: { id: gone.id } });
  expect(await storedBytes(agency.tenantId)).toBe(0);
  expect(await countFiles()).toMatchObject({ mended: 1 });
  expect(report).toHaveBeenCalledWith(expect.any(String), { tenantId: agency.tenantId });
  expect(await storedBytes(agency.tenantId)).toBe(all - gone.size);
  expect(await countFiles()).toMatchObject({ mended: 0 });
});
