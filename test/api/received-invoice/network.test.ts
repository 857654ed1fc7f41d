import { afterAll, expect, it } from 'vitest';
import { handler as collect } from '#functions/domains/agreements/received-invoice/jobs/collect.ts';
import { arrive } from '#scripts/local/access-point.ts';
import { eInvoiceContract } from '#shared/domains/agreements/e-invoice/contract.ts';
import { issued, lineFor } from '#shared/domains/agreements/e-invoice/e-document.fixture.ts';
import { eDocumentOf } from '#shared/domains/agreements/e-invoice/e-document.ts';
import { ublOf } from '#shared/domains/agreements/e-invoice/ubl.ts';
import { receivedInvoiceContract } from '#shared/domains/agreements/received-invoice/contract.ts';
import { billingAgency } from '#test/api/invoice/agency.ts';
import { accessPoint } from '#test/support/access-point.ts';
import { call, ok, refusal } from '#test/support/api.ts';

const [point, billing, other] = await Promise.all([accessPoint(), billingAgency(), billingAgency()]);
afterAll(point.stop);
const { administrator } = billing.users;
const BOOK = { name: 'Agency', line1: 'Gracht 1', town: 'Amsterdam', postcode: '1015 DK', country: 'NL' };
const { entityId = '' } = await ok(eInvoiceContract.routes.createEntity, administrator, {
  body: { bookkeepingId: billing.bookkeeping.id, ...BOOK },
});

const event = (number: string, more: object = {}) => ({
  tenant_id: `${billing.tenantId}-${billing.bookkeeping.id}`,
  legal_entity_id: entityId,
  document: Buffer.from(ublOf(eDocumentOf(issued([lineFor('Fee', 500_000, 'NL-LOW')], { number })))).toString('base64'),
  ...more,
});
const received = async ({ users }: typeof billing) =>
  (await ok(receivedInvoiceContract.routes.list, users.administrator, { body: {} })).rows.map((one) => one.number);

it('takes what arrived for its agency, once', async () => {
  arrive(point.dir, event('N-1'));
  arrive(point.dir, event('N-2'));
  expect(await collect()).toEqual({ taken: 2, known: 0 });
  expect((await received(billing)).sort()).toEqual(['N-1', 'N-2']);
  expect(await received(other)).toEqual([]);
  // The access point did not hear that it was taken, and tells again.
  arrive(point.dir, event('N-1'));
  expect(await collect()).toEqual({ taken: 0, known: 1 });
  expect(await collect()).toEqual({ taken: 0, known: 0 });
  expect(await received(billing)).toHaveLength(2);
});

it('keeps at the access point what it can give to nobody, and takes the rest', async () => {
  arrive(point.dir, event('N-4', { tenant_id: `${other.tenantId}-${other.bookkeeping.id}` }));
  arrive(point.dir, event('N-5', { legal_entity_id: 'unknown' }));
  arrive(point.dir, event('N-6'));
  await expect(collect()).rejects.toThrow('2 failed');
  expect(await received(billing)).toContain('N-6');
  expect(await received(other)).toEqual([]);
  await expect(collect()).rejects.toThrow('2 failed');
});

it('shows staff what it cannot read, once, and enters it nowhere', async () => {
  const made = await billingAgency();
  const { entityId: id = '' } = await ok(eInvoiceContract.routes.createEntity, made.users.administrator, {
    body: { bookkeepingId: made.bookkeeping.id, ...BOOK },
  });
  const broken = {
    tenant_id: `${made.tenantId}-${made.bookkeeping.id}`,
    legal_entity_id: id,
    document: Buffer.from('<a/>').toString('base64'),
  };
  arrive(point.dir, broken);
  await expect(collect()).rejects.toThrow('2 failed');
  arrive(point.dir, broken);
  await expect(collect()).rejects.toThrow('2 failed');
  const { rows } = await ok(receivedInvoiceContract.routes.list, made.users.administrator, { body: {} });
  expect(rows).toMatchObject([{ unread: 'receivedInvoice.unreadable', state: 'open', number: '' }]);
  expect(rows[0]).not.toHaveProperty('match');
  const [row] = rows;
  const params = { id: row?.id ?? '' };
  const body = { rev: row?.rev ?? 0, agreementId: params.id, agreementRev: 1 };
  const entered = await call(receivedInvoiceContract.routes.confirm, made.users.administrator, { params, body });
  expect(refusal(entered)).toBe('400 receivedInvoice.unreadable');
  const file = await ok(receivedInvoiceContract.routes.download, made.users.administrator, { params });
  expect(file.name).toMatch(/\.xml$/);
  await ok(receivedInvoiceContract.routes.ignore, made.users.administrator, {
    params,
    body: { rev: row?.rev ?? 0, reason: 'Asked for another one' },
  });
  expect(await received(made)).toEqual([]);
});

it('does nothing while the access point is silent or not set up', async () => {
  point.silence();
  expect(await collect()).toEqual({ taken: 0, known: 0 });
  delete process.env.ACCESS_POINT_URL;
  expect(await collect()).toEqual({ taken: 0, known: 0 });
  point.speak();
});
