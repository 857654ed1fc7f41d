import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { handler as follow } from '#functions/domains/agreements/e-invoice/jobs/follow.ts';
import { followSubmission } from '#functions/domains/agreements/e-invoice/public/work.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { eInvoiceContract } from '#shared/domains/agreements/e-invoice/contract.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import type { CompanyFields } from '#shared/domains/relations/company/schemas.ts';
import { accessPoint } from '#test/support/access-point.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency, makeCompany } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { promised } from '#test/support/outbox.ts';
import { at, billingAgency, draftInvoice, issuedInvoice } from '../invoice/agency.ts';
import { agencyWith, drafted } from '../invoice/self-billed.ts';

const { addIdentifier, createEntity, download, entity, submit, verify } = eInvoiceContract.routes;
const [point, billing, other] = await Promise.all([accessPoint(), billingAgency(), makeAgency(), mailbox()]);
afterAll(point.stop);
const { finance, administrator, readOnly } = billing.users;
const bookkeepingId = billing.bookkeeping.id;
const PLACE = { addressLine1: 'Prinsengracht 1', city: 'Amsterdam', postalCode: '1015 DK', countryId: 'NL' };
const BOOK = {
  name: 'Test Agency BV',
  line1: 'Prinsengracht 1',
  town: 'Amsterdam',
  postcode: '1015 DK',
  country: 'NL',
};

const buyer = (kvk: string, more: Partial<CompanyFields> = {}) =>
  makeCompany(billing.tenantId, {
    name: `Hall ${kvk}`,
    roles: ['promoter'],
    address: { addressLine1: 'Kade 1', city: 'Utrecht', postalCode: '3511 AA', countryId: 'NL' },
    registerNumber: kvk,
    eAddress: { scheme: '0106', id: kvk },
    buyerReference: 'PO 7',
    ...more,
  });
const issuedTo = async (kvk: string) => issuedInvoice(billing, { companyId: (await buyer(kvk)).id });
const submitting = ({ id, rev }: Pick<Invoice, 'id' | 'rev'>) => ({ query: { invoiceId: id }, body: { rev } });
const now = ({ id }: Pick<Invoice, 'id'>) => ok(invoiceContract.routes.get, finance, { params: { id } });
const work = ({ id }: Pick<Invoice, 'id'>, attempt = 1) => deliver(billing.tenantId, 'eInvoice', { id, attempt });
const rulesOf = async (invoiceId: string) =>
  (await ok(verify, finance, { body: { invoiceId } })).findings.map(({ rule }) => rule);

it('registers a bookkeeping and its numbers, each once', async () => {
  const proposal = await ok(entity, finance, { params: { id: bookkeepingId } });
  expect(proposal).toMatchObject({ isSetUp: true, name: 'Test Agency BV', town: 'Amsterdam', identifiers: [] });
  const early = { query: { legalEntityId: bookkeepingId }, body: { scheme: '0106' as const, id: '34567890' } };
  expect(refusal(await call(addIdentifier, administrator, early))).toBe('409 einvoice.noEntity');
  expect(refusal(await call(createEntity, readOnly, { body: { bookkeepingId, ...BOOK } }))).toBe('403 denied');
  const foreign = await call(createEntity, other.users.administrator, { body: { bookkeepingId, ...BOOK } });
  expect(refusal(foreign)).toBe('404 notFound');
  const made = await ok(createEntity, administrator, { body: { bookkeepingId, ...BOOK } });
  expect(made.entityId).toMatch(/^[0-9a-f]{24}$/);
  const again = await call(createEntity, administrator, { body: { bookkeepingId, ...BOOK } });
  expect(refusal(again)).toBe('409 einvoice.entityExists');
  const german = { ...early, body: { scheme: '9930' as const, id: 'DE123456789' } };
  expect(refusal(await call(addIdentifier, administrator, german))).toBe('400 einvoice.foreignScheme');
  const unknown = { ...early, body: { scheme: '0106' as const, id: '34567800' } };
  expect(refusal(await call(addIdentifier, administrator, unknown))).toBe('422 einvoice.identifierRefused');
  const wrong = { ...early, body: { scheme: '0106' as const, id: '12' } };
  expect(refusal(await call(addIdentifier, administrator, wrong))).toBe('400 eAddress');
  const { identifiers } = await ok(addIdentifier, administrator, early);
  expect(identifiers).toEqual([{ scheme: '0106', id: '34567890' }]);
  expect(refusal(await call(addIdentifier, administrator, early))).toBe('409 einvoice.identifierTaken');
});

it('says what is missing, of a draft as it would be issued, and lets it be mended', async () => {
  const draft = await draftInvoice(billing);
  expect(await rulesOf(draft.id)).toEqual([
    ...['PEPPOL-EN16931-R003', 'NL-R-002', 'NL-R-004', 'PEPPOL-EN16931-R010', 'NL-R-003', 'NL-R-005'],
  ]);
  expect(refusal(await call(verify, other.users.finance, { body: { invoiceId: draft.id } }))).toBe('404 notFound');
  const { rev, id, sort: _sort, createdAt: _made, updatedAt: _changed, ...book } = billing.bookkeeping;
  const body = { ...book, id, rev, registerNumber: '34567890', address: { ...book.address, ...PLACE } };
  await ok(bookkeepingContract.routes.update, administrator, { body });
  const mended = await draftInvoice(billing, { companyId: (await buyer('11111111')).id });
  expect(await rulesOf(mended.id)).toEqual([]);
});

it('submits once, hands over the stored document and learns that it arrived', async () => {
  const invoice = await issuedTo('11111112');
  expect(invoice.reference).toBe('PO 7');
  expect(refusal(await call(submit, readOnly, submitting(invoice)))).toBe('403 denied');
  expect(refusal(await call(submit, other.users.finance, submitting(invoice)))).toBe('404 notFound');
  const both = await Promise.all([
    call(submit, finance, submitting(invoice)),
    call(submit, finance, submitting(invoice)),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const submitted = await now(invoice);
  expect(submitted.eInvoice).toMatchObject({ state: 'submitted', attempt: 1, receiver: { id: '11111112' } });
  expect(refusal(await call(submit, finance, submitting(submitted)))).toBe('409 einvoice.alreadySent');
  const messages = await promised({ tenantId: billing.tenantId, entity: 'invoice', id: invoice.id }, 'eInvoice');
  expect(messages.map(({ payload }) => payload)).toEqual([{ id: invoice.id, attempt: 1 }]);
  const files = () => readdirSync(point.dir).filter((name) => name.endsWith('.xml'));
  const before = new Set(files());
  await work(invoice);
  await work(invoice);
  const sent = files().filter((name) => !before.has(name));
  expect(sent).toHaveLength(1);
  expect(readFileSync(join(point.dir, sent[0] ?? ''), 'utf8')).toContain(`<cbc:ID>${invoice.number}</cbc:ID>`);
  const done = await now(invoice);
  expect(done.eInvoice).toMatchObject({ state: 'delivered' });
  expect(refusal(await call(submit, finance, submitting(done)))).toBe('409 einvoice.alreadySent');
  const filters = [{ field: 'eInvoice' as const, relation: 'anyOf' as const, values: ['delivered'] }];
  const { rows } = await ok(invoiceContract.routes.list, finance, { body: { filters } });
  expect(rows.map(({ id }) => id)).toEqual([invoice.id]);
});

it('says why it failed, and goes out again as another submission', async () => {
  const invoice = await issuedTo('11111199');
  await ok(submit, finance, submitting(invoice));
  await work(invoice);
  const failed = await now(invoice);
  expect(failed.eInvoice).toMatchObject({ state: 'failed', reason: 'The receiver refused the document' });
  const again = await ok(submit, finance, submitting(failed));
  expect(again.eInvoice).toMatchObject({ state: 'submitted', attempt: 2 });
  expect(again.eInvoice?.submissionId).not.toBe(failed.eInvoice?.submissionId);
  expect(again.eInvoice).not.toHaveProperty('reason');
  // A message that comes late belongs to the first submission, which is over.
  await work(invoice);
  expect((await now(invoice)).eInvoice?.state).toBe('submitted');
});

it('waits for a slow outcome and a silent access point; the job ends both', async () => {
  const [slow, silent] = [await issuedTo('11111188'), await issuedTo('11111113')];
  await ok(submit, finance, submitting(slow));
  await work(slow);
  expect((await now(slow)).eInvoice?.state).toBe('submitted');
  await ok(submit, finance, submitting(silent));
  point.silence();
  const ctx = { tenantId: billing.tenantId, now: new Date(), actor: { userId: 'x', name: 'Test' } };
  expect(await followSubmission(ctx, { id: silent.id, attempt: 1 })).toBe(0);
  point.speak();
  expect((await now(silent)).eInvoice?.state).toBe('submitted');
  await follow({ scheduledTime: new Date(Date.now() + 3_600_000).toISOString() });
  for (const one of [slow, silent]) expect((await now(one)).eInvoice?.state).toBe('delivered');
});

it('is refused where it cannot be sent, with every reason', async () => {
  const draft = await draftInvoice(billing, { companyId: (await buyer('11111114')).id });
  expect(refusal(await call(submit, finance, submitting(draft)))).toBe('409 document.badTransition');
  expect(refusal(await call(submit, finance, submitting(await issuedTo('11111100'))))).toBe(
    '404 einvoice.receiverUnknown',
  );
  const bare = await issuedInvoice(billing);
  const answer = await call(submit, finance, submitting(bare));
  expect(refusal(answer)).toBe('422 einvoice.notCompliant');
  expect(answer.body.errors?.map(({ code }) => code)).toContain('einvoice.noBuyerReference');
  point.silence();
  expect(refusal(await call(submit, finance, submitting(await issuedTo('11111115'))))).toBe('503 einvoice.noAnswer');
  const { ACCESS_POINT_KEY: key } = process.env;
  delete process.env.ACCESS_POINT_KEY;
  expect(refusal(await call(submit, finance, submitting(await issuedTo('11111116'))))).toBe('409 einvoice.notSetUp');
  process.env.ACCESS_POINT_KEY = key;
  point.speak();
  const stale = await issuedTo('11111117');
  const locked = await ok(invoiceContract.routes.lock, finance, at(stale));
  expect(refusal(await call(submit, finance, submitting(stale)))).toBe('409 stale');
  expect((await ok(submit, finance, submitting(locked))).eInvoice?.state).toBe('submitted');
});

it('takes the address that a buyer has now, where the document was issued without one', async () => {
  const company = await buyer('11111118', { eAddress: undefined });
  const invoice = await issuedInvoice(billing, { companyId: company.id });
  expect(await rulesOf(invoice.id)).toEqual(['PEPPOL-EN16931-R010']);
  const ctx = { tenantId: billing.tenantId, now: new Date(), actor: { userId: 'x', name: 'Test' } };
  const stored = await companyStore.get(ctx, company.id);
  await companyStore.update(ctx, stored, { ...stored, eAddress: { scheme: '0106', id: '11111118' } });
  expect(await rulesOf(invoice.id)).toEqual([]);
});

it('is a file to download, for who may read the invoice', async () => {
  const invoice = await issuedTo('11111119');
  const wanted = (form: 'ubl' | 'zugferd') => ({ body: { invoiceId: invoice.id, form } });
  const { url, name } = await ok(download, readOnly, wanted('ubl'));
  expect(name).toBe(`Invoice ${invoice.number}.xml`);
  expect(await (await fetch(url)).text()).toContain('<cbc:EndpointID schemeID="0106">11111119</cbc:EndpointID>');
  expect(refusal(await call(download, readOnly, wanted('zugferd')))).toBe('409 invoice.notReady');
  expect(refusal(await call(download, other.users.finance, wanted('ubl')))).toBe('404 notFound');
});

it('goes from the agency to the artist in the profile of self-billing', async () => {
  const agency = await agencyWith();
  const admin = agency.users.administrator;
  const register = async (id: string, kvk: string) => {
    await ok(createEntity, admin, { body: { bookkeepingId: id, ...BOOK } });
    await ok(addIdentifier, admin, { query: { legalEntityId: id }, body: { scheme: '0106', id: kvk } });
  };
  for (const { id } of [agency.bookkeeping, agency.book]) {
    const book = await ok(bookkeepingContract.routes.get, admin, { params: { id } });
    const { rev, sort: _sort, createdAt: _made, updatedAt: _changed, ...kept } = book;
    const body = { ...kept, rev, registerNumber: '34567891', address: { ...book.address, ...PLACE } };
    await ok(bookkeepingContract.routes.update, admin, { body });
  }
  const { finance: clerk } = agency.users;
  const waiting = await ok(invoiceContract.routes.submit, clerk, at(await drafted(agency)));
  const body = { on: agencyDay(), name: 'Ana' };
  const accepted = await ok(invoiceContract.routes.acceptSelfBill, clerk, at(waiting, body));
  const document = await ok(invoiceContract.routes.issue, clerk, at(accepted));
  expect(refusal(await call(submit, clerk, submitting(document)))).toBe('409 einvoice.noEntity');
  await register(agency.bookkeeping.id, '34567892');
  expect(refusal(await call(submit, clerk, submitting(document)))).toBe('422 einvoice.notCompliant');
  await register(agency.book.id, '34567893');
  const sent = await ok(submit, clerk, submitting(document));
  expect(sent.eInvoice).toMatchObject({ state: 'submitted', receiver: { scheme: '0106', id: '34567893' } });
  await deliver(agency.tenantId, 'eInvoice', { id: sent.id, attempt: 1 });
  const xml = readdirSync(point.dir)
    .filter((name) => name.endsWith('.xml'))
    .map((name) => readFileSync(join(point.dir, name), 'utf8'))
    .find((one) => one.includes(`<cbc:ID>${document.number}</cbc:ID>`) && one.includes('34567893'));
  expect(xml).toContain('urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0');
  expect(xml).toContain('<cbc:InvoiceTypeCode>389</cbc:InvoiceTypeCode>');
});
