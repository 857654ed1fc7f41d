import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lastCheck } from '#functions/domains/relations/company/public/vat-store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { handler as recheckJob } from '#functions/domains/relations/eu-vat-number/jobs/recheck.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { euVatNumberContract } from '#shared/domains/relations/eu-vat-number/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';
import { importTable } from '#test/support/import.ts';

const { routes } = euVatNumberContract;
/** Answers as the Commission's service gave them, by number. */
const REPLIES: Readonly<Record<string, readonly [number, object]>> = {
  '855025311B01': [
    200,
    {
      countryCode: 'NL',
      vatNumber: '855025311B01',
      requestDate: '2026-11-21T10:00:00.000Z',
      valid: true,
      requestIdentifier: '',
      name: 'STICHTING EKKO',
      address: '\nBEMUURDE WEERD 3\n3514AN UTRECHT\n',
      traderName: '---',
      traderStreet: '---',
      traderNameMatch: 'NOT_PROCESSED',
    },
  ],
  '000000000B00': [
    200,
    { countryCode: 'NL', vatNumber: '000000000B00', requestDate: '', valid: false, name: '---', address: '---' },
  ],
  '111111111B11': [200, { valid: false, userError: 'MS_UNAVAILABLE', name: '---', address: '---' }],
  '222222222B22': [200, { valid: false, userError: 'MS_MAX_CONCURRENT_REQ', name: '---', address: '---' }],
  '333333333B33': [200, { valid: false, userError: 'INVALID_INPUT', name: '---', address: '---' }],
  '444444444B44': [200, { valid: false, userError: 'INVALID', name: '---', address: '---' }],
  '555555555B55': [200, { valid: true, userError: 'VALID', name: 'B.V.', address: '---' }],
  '999999999B99': [500, { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }],
};
const asked: unknown[] = [];
/** Happens between the question and its answer. */
let meanwhile: (() => Promise<void>) | undefined;
let [agency, server] = [undefined as unknown as Agency, undefined as unknown as Server];
const before = process.env.VIES_URL;
beforeAll(async () => {
  server = createServer((request, reply) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', async () => {
      await meanwhile?.();
      const body = JSON.parse(text) as { vatNumber: string };
      asked.push([request.method, request.url, body]);
      const [status, answer] = REPLIES[body.vatNumber] ?? [404, {}];
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env.VIES_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`;
  agency = await makeAgency();
});
afterAll(() => {
  process.env.VIES_URL = before;
  server.close();
});
const agent = () => agency.users.agent;
const make = (vatNumber: string, countryId = 'NL') =>
  ok(companyContract.routes.create, agent(), {
    body: { name: `VAT ${vatNumber}`, roles: ['promoter'], address: { countryId }, vatNumber },
  });
const recheck = (companyId: string) => ok(routes.recheck, agent(), { body: { companyId } });
const listOf = (companyId: string) => ok(routes.list, agent(), { body: { companyId } });

test('an answer that comes after the number changed is not about the new one', async () => {
  const company = await make('NL 8550.25.311.B01');
  const { id, rev, name, roles } = company;
  meanwhile = async () => {
    const body = { rev, name, roles, address: { countryId: 'NL' }, vatNumber: 'NL000000000B00' };
    await ok(companyContract.routes.update, agent(), { params: { id }, body });
  };
  await recheck(id);
  meanwhile = undefined;
  expect((await listOf(id)).euVatNumber).toMatchObject({
    number: 'NL000000000B00',
    viesValidationOutcome: 'notChecked',
  });
  const last = await lastCheck(agency.tenantId, id);
  expect(last?.number).toBeUndefined();
});

test.each([1, 2])('a number that comes after the check found none stays due (look %i)', async (look) => {
  const { id, rev, name, roles } = await make('');
  const body = { rev, name, roles, address: { countryId: 'NL' as const }, vatNumber: 'NL000000000B00' };
  const find = companyStore.find.bind(companyStore);
  let looks = 0;
  const spy = vi.spyOn(companyStore, 'find').mockImplementation(async (...which) => {
    const found = await find(...which);
    if (++looks !== look) return found;
    spy.mockRestore();
    await ok(companyContract.routes.update, agent(), { params: { id }, body });
    return found;
  });
  await deliver(agency.tenantId, 'vatCheck', { id });
  spy.mockRestore();
  await recheckJob({ scheduledTime: new Date().toISOString() });
  expect((await listOf(id)).rows).toMatchObject([{ number: body.vatNumber, outcome: 'invalid' }]);
});

test('asks VIES in its own form and keeps what it answered', async () => {
  const { id } = await make('NL 8550.25.311.B01');
  expect((await listOf(id)).euVatNumber).toMatchObject({ viesValidationOutcome: 'notChecked', isEuMember: true });
  const { euVatNumber, failed } = await recheck(id);
  expect(failed).toBe(false);
  expect(euVatNumber).toMatchObject({ number: 'NL855025311B01', viesValidationOutcome: 'valid' });
  expect(euVatNumber).toMatchObject({ validationOutcomeText: 'valid', validationHexColor: '#15803D' });
  expect(asked.at(-1)).toEqual([
    'POST',
    '/rest-api/check-vat-number',
    { countryCode: 'NL', vatNumber: '855025311B01' },
  ]);
  await recheck(id);
  const { rows } = await listOf(id);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ outcome: 'valid', name: 'STICHTING EKKO', byName: 'Test agent' });
});

test('says what is not valid, not formed, not European or not there', async () => {
  const outcome = async (vatNumber: string, countryId?: string) =>
    (await listOf((await make(vatNumber, countryId)).id)).euVatNumber?.viesValidationOutcome;
  expect((await recheck((await make('NL000000000B00')).id)).euVatNumber.viesValidationOutcome).toBe('invalid');
  expect(await outcome('NL12')).toBe('formattingError');
  expect(await outcome('123456789', 'GB')).toBe('notEu');
  expect(await outcome('')).toBeUndefined();
  const { id } = await make('NL12');
  expect(refusal(await call(routes.recheck, agent(), { body: { companyId: id } }))).toBe('400 vat.none');
  expect(refusal(await call(routes.recheck, agency.users.readOnly, { body: { companyId: id } }))).toBe('403 denied');
  const foreign = await makeAgency();
  expect(refusal(await call(routes.list, foreign.users.agent, { body: { companyId: id } }))).toBe('404 notFound');
});

test.each([
  ['111111111B11', 'unavailable'],
  ['222222222B22', 'unavailable'],
  ['333333333B33', 'formattingError'],
  ['444444444B44', 'invalid'],
  ['555555555B55', 'valid'],
])('takes an answer with a fault in it for what it is: NL%s is %s', async (rest, outcome) => {
  const { euVatNumber } = await recheck((await make(`NL${rest}`)).id);
  expect(euVatNumber.viesValidationOutcome).toBe(outcome);
});

test('a member state that does not answer is asked again by the job, not before its time', async () => {
  const { id } = await make('NL999999999B99');
  expect(await recheck(id)).toMatchObject({ failed: true, euVatNumber: { viesValidationOutcome: 'unavailable' } });
  const count = async () => (await listOf(id)).rows.length;
  const at = (minutes: number) => ({ scheduledTime: new Date(Date.now() + minutes * 60_000).toISOString() });
  await recheckJob(at(1));
  expect(await count()).toBe(1);
  await recheckJob(at(16));
  expect(await count()).toBe(2);
});

test('numbers that an import brings wait for the job, one that is saved by hand does not', async () => {
  const { done } = await importTable(agency, 'Name,Country,VAT\nImported,NL,NL855025311B01', 'company', 'create');
  expect(done).toMatchObject({ done: 1 });
  const { rows } = await ok(companyContract.routes.list, agent(), { body: { keyword: 'imported' } });
  const imported = rows.find(({ name }) => name === 'Imported')?.id ?? '';
  const { id: saved } = await make('NL855025311B01');
  const sentBy = async (id: string) =>
    JSON.stringify(await activityOf(agency.tenantId, 'company', noOf(id))).includes('vatCheck');
  expect([await sentBy(imported), await sentBy(saved)]).toEqual([false, true]);
  expect((await listOf(imported)).rows).toEqual([]);
  await recheckJob({ scheduledTime: new Date().toISOString() });
  for (const id of [imported, saved]) expect((await listOf(id)).rows).toMatchObject([{ outcome: 'valid' }]);
});

test('a number saved by hand is asked about once and holds up nothing: who is not answered waits for the job', async () => {
  const { id } = await make('NL999999999B99');
  const before = asked.length;
  await deliver(agency.tenantId, 'vatCheck', { id });
  expect(asked.length - before).toBe(1);
  expect((await listOf(id)).rows).toMatchObject([{ outcome: 'unavailable' }]);
});

test('the job leaves VIES alone when it is silent', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 9; i++) ids.push((await make('NL999999999B99')).id);
  await recheckJob({ scheduledTime: new Date().toISOString() });
  const counts = await Promise.all(ids.map(async (id) => (await listOf(id)).rows.length));
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(5);
});

test('tells the risk of a company', async () => {
  const body = { name: 'Risky', roles: ['promoter' as const], address: {}, vatNumber: 'NL000000000B00' };
  const financialRisk = { level: 'highRisk' as const, comment: 'Pays late' };
  const { id } = await ok(companyContract.routes.create, agent(), { body: { ...body, financialRisk } });
  const info = await ok(companyContract.routes.riskInfo, agent(), { params: { id } });
  expect(info.company).toMatchObject({
    companyId: id,
    name: 'Risky',
    euVatNumber: { viesValidationOutcome: 'notChecked' },
    financialRisk: { level: 'highRisk', text: 'High risk', hexColor: '#B91C1C', comment: 'Pays late' },
  });
  expect(info.outstandingAmounts).toBeUndefined();
});
