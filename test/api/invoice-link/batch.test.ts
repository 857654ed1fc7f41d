import { expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { mySelectionContract } from '#shared/domains/attached/my-selection/contract.ts';
import { billingAgency, draftInvoice, issuedInvoice } from '#test/api/invoice/agency.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliverBatch } from '#test/support/deliver.ts';
import { makeCompany } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { promised } from '#test/support/outbox.ts';
import { ofInvoice, printed, sentInvoice } from './sent.ts';

const [post, billing] = await Promise.all([mailbox(), billingAgency()]);
const { finance, readOnly } = billing.users;
const { batch, report } = mySelectionContract.routes;
const mute = await makeCompany(billing.tenantId, {
  name: 'Without Mail',
  roles: ['promoter'],
  address: { addressLine1: 'Kade 2', city: 'Utrecht', countryId: 'NL' },
});
const ready = async (more: object = {}) => printed(billing, await issuedInvoice(billing, more));
const sending = (ids: readonly string[]) => ({
  params: { operation: 'send' as const },
  body: { mainArea: 'invoice' as const, ids: [...ids] },
});

it('sends the ready invoices of a selection once, and says why the others stay behind', async () => {
  const contact = { contactId: billing.contact.id };
  const [one, two] = [await ready(contact), await ready(contact)];
  const draft = await draftInvoice(billing, contact);
  const unprinted = await issuedInvoice(billing, contact);
  const nobody = await ready({ companyId: mute.id });
  const { invoice: sent } = await sentInvoice(billing, post.mails, contact);
  const ids = [one, two, draft, unprinted, nobody, sent].map(({ id }) => id);
  expect(refusal(await call(batch, readOnly, sending(ids)))).toBe('403 denied');
  const begun = await ok(batch, finance, sending(ids));
  await deliverBatch(billing.tenantId, begun.id);
  // A queue may bring a message twice.
  await deliverBatch(billing.tenantId, begun.id);
  const { done, failed, finished, failures } = await ok(report, finance, { params: { id: begun.id } });
  expect({ done, failed, finished }).toEqual({ done: 2, failed: 4, finished: true });
  const reasons = new Map(failures.map(({ id, message }) => [id, message]));
  expect(reasons.get(draft.id)).toContain("status doesn't allow");
  expect(reasons.get(nobody.id)).toContain('No email address');
  expect(reasons.get(sent.id)).toContain('sent already');
  expect(reasons.has(unprinted.id)).toBe(true);
  for (const { id } of [one, two]) {
    expect(await promised(ofInvoice(billing, id), 'documentLink')).toHaveLength(1);
    const now = await ok(invoiceContract.routes.get, finance, { params: { id } });
    expect(now.sentAt).toBeDefined();
  }
});
