import { beforeEach, describe, expect, it, vi } from 'vitest';
import { printableTemplate } from '#functions/domains/attached/word-template/store.ts';
import { measure } from '#functions/platform/data/capacity-meter.ts';
import { getObject, scansOf } from '#functions/platform/files/files.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { sqsRecord } from '#test/support/printing.ts';
import { runAs, workerOf } from '#test/support/rights.ts';
import { upload } from './uploads.ts';

const { add, download, list, presign, zip } = fileContract.routes;
const { agency } = await agreementAgencies();
const target = { entity: 'company' as const, recordId: agency.company.id };

beforeEach(() => {
  vi.stubEnv('FILES_SCANNED', 'yes');
  return () => vi.unstubAllEnvs();
});

/** Makes a scan result as GuardDuty puts it on the bus; ids and names are made up. */
const scanResult = (objectKey: string, scanResultStatus: string) => ({
  version: '0',
  id: '72c7d362-737a-6dce-fc78-9e27a0171419',
  'detail-type': 'GuardDuty Malware Protection Object Scan Result',
  source: 'aws.guardduty',
  account: '111122223333',
  time: '2026-11-22T16:02:19Z',
  region: 'eu-west-1',
  resources: ['arn:aws:guardduty:eu-west-1:111122223333:malware-protection-plan/b4c7f464ab3a4EXAMPLE'],
  detail: {
    schemaVersion: '1.0',
    scanStatus:
      { NO_THREATS_FOUND: 'COMPLETED', THREATS_FOUND: 'COMPLETED', FAILED: 'FAILED' }[scanResultStatus] ?? 'SKIPPED',
    resourceType: 'S3_OBJECT',
    s3ObjectDetails: {
      bucketName: 'backline-staging-files-111122223333',
      objectKey,
      eTag: 'ASIAI44QH8DHBEXAMPLE',
      versionId: 'd41d8cd98f00b204e9800998eEXAMPLE',
      s3Throttled: false,
    },
    scanResultDetails: {
      scanResultStatus,
      threats: scanResultStatus === 'THREATS_FOUND' ? [{ name: 'EICAR-Test-File (not a virus)' }] : null,
      statusReasons: null,
    },
  },
});

/** Delivers a scan result to the outbox worker, as the rule of infra transforms it. */
async function scanned(objectKey: string, status: string): Promise<void> {
  const { handler } = await import('#functions/domains/operator/system/workers/outbox.ts');
  const { id, time: at, detail: payload } = scanResult(objectKey, status);
  const message = { id, type: 'scanResult', tenantId: '', actorId: 'guardduty', at, payload };
  const { batchItemFailures } = await runAs(workerOf('outbox'), () => handler({ Records: [sqsRecord(message)] }));
  expect(batchItemFailures).toEqual([]);
}

/** Sends bytes without attaching them to a record, and returns their key. */
async function sent(name: string): Promise<string> {
  const bytes = Buffer.from(`This is ${name}.`);
  const request = { purpose: 'document' as const, name, type: 'text/plain', size: bytes.length };
  const ticket = await ok(presign, agency.users.agent, { body: { ...target, ...request } });
  await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(bytes) });
  return ticket.key;
}
const added = async (name: string) => {
  const key = await sent(name);
  return { key, file: await ok(add, agency.users.agent, { body: { ...target, key, name } }) };
};
const fetched = (id: string) => call(download, agency.users.agent, { params: { id }, query: {} });
const stateOf = async (id: string) =>
  (await ok(list, agency.users.agent, { body: target })).rows.find((row) => row.id === id)?.scan;
const kept = (key: string) => getObject(key.replace('incoming/', 'files/'));

describe('a file on a stage that scans', () => {
  it('waits for its result, says so, and is fetched once it is clean', async () => {
    const { key, file } = await added('rider.txt');
    expect(file.scan).toBe('pending');
    expect(refusal(await fetched(file.id))).toBe('409 fileChecking');
    expect(refusal(await call(zip, agency.users.agent, { body: { ids: [file.id] } }))).toBe('409 fileChecking');
    await scanned(key, 'NO_THREATS_FOUND');
    await scanned(key, 'NO_THREATS_FOUND');
    expect(await stateOf(file.id)).toBeUndefined();
    const { body } = await fetched(file.id);
    expect(await (await fetch(body.url)).text()).toBe('This is rider.txt.');
  });

  it.each(['THREATS_FOUND', 'UNSUPPORTED'])('is gone with %s, and says why', async (status) => {
    const { key, file } = await added(`${status}.txt`);
    await scanned(key, status);
    expect(await stateOf(file.id)).toBe('rejected');
    expect(refusal(await fetched(file.id))).toBe('409 fileRejected');
    await expect(kept(key)).rejects.toThrow('file.gone');
  });

  it('is taken or refused at once where the result came first', async () => {
    const [clean, bad] = [await sent('first.txt'), await sent('bad.txt')];
    await scanned(clean, 'NO_THREATS_FOUND');
    await scanned(bad, 'THREATS_FOUND');
    const body = { ...target, key: clean, name: 'first.txt' };
    expect((await ok(add, agency.users.agent, { body })).scan).toBeUndefined();
    const refused = await call(add, agency.users.agent, { body: { ...target, key: bad, name: 'bad.txt' } });
    expect(refusal(refused)).toBe('400 file.infected');
    await expect(kept(bad)).rejects.toThrow('file.gone');
  });

  it.each(['FAILED', 'ACCESS_DENIED'])('goes on waiting with %s, which is told to us', async (status) => {
    const report = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    const { key, file } = await added(`${status}.txt`);
    await scanned(key, status);
    expect(await stateOf(file.id)).toBe('pending');
    expect(report).toHaveBeenCalledWith(expect.any(String), { key, status });
  });

  it('has one content for ever: what was sent stays, so that its ticket takes nothing else', async () => {
    const bytes = Buffer.from('This is once.txt.');
    const request = { purpose: 'document' as const, name: 'once.txt', type: 'text/plain', size: bytes.length };
    const { url, headers, key } = await ok(presign, agency.users.agent, { body: { ...target, ...request } });
    const put = () => fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
    await put();
    await ok(add, agency.users.agent, { body: { ...target, key, name: 'once.txt' } });
    expect((await put()).status).toBe(412);
  });

  it('is looked at with the other rows of its list for half of what each alone would take', async () => {
    const [clean, waiting, rejected] = [await added('1.txt'), await added('2.txt'), await added('3.txt')];
    await scanned(clean.key, 'NO_THREATS_FOUND');
    await scanned(rejected.key, 'THREATS_FOUND');
    const keys = [clean, waiting, rejected].map(({ key }) => key.replace('incoming/', 'files/'));
    const { result, usage } = await measure(() => scansOf([...keys, 'files/elsewhere']));
    expect(result).toEqual([undefined, 'pending', 'rejected', undefined]);
    expect(usage.reads).toBe(keys.length / 2);
  });

  it('is no template of agreements before it is clean', async () => {
    const { key } = await added('template.txt');
    const printed = () => printableTemplate(key.replace('incoming/', 'files/'));
    await expect(printed()).rejects.toThrow('fileChecking');
    await scanned(key, 'NO_THREATS_FOUND');
    expect(Buffer.from(await printed()).toString()).toBe('This is template.txt.');
  });

  it('of another agency is none of its business', async () => {
    const { key, file } = await added('ours.txt');
    const stranger = await makeAgency();
    await scanned(key.replace(agency.tenantId, stranger.tenantId), 'NO_THREATS_FOUND');
    expect(await stateOf(file.id)).toBe('pending');
  });
});

it('a file that came while nothing was scanned is fetched as before', async () => {
  vi.stubEnv('FILES_SCANNED', '');
  const file = await upload(agency.users.agent, target, 'old.txt');
  expect(file.scan).toBeUndefined();
  vi.stubEnv('FILES_SCANNED', 'yes');
  expect(await stateOf(file.id)).toBeUndefined();
  expect((await fetched(file.id)).status).toBe(200);
});
