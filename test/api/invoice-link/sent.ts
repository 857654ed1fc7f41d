import { expect } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { at, type Billing, issuedInvoice } from '#test/api/invoice/agency.ts';
import { ok } from '#test/support/api.ts';
import { promised, workOff } from '#test/support/outbox.ts';
import { sqsRecord } from '#test/support/printing.ts';

export const NINA = { name: 'Nina Test', email: 'nina@test.example' };
type Issuer = Pick<Billing, 'tenantId'> & { readonly users: Pick<Billing['users'], 'finance'> };
export const ofInvoice = ({ tenantId }: Pick<Billing, 'tenantId'>, id: string) => ({ tenantId, entity: 'invoice', id });
type Mails = readonly { readonly to: string; readonly text: string }[];

/** The secret of the last mail to an address. */
export const secretIn = (mails: Mails, to = NINA.email): string => {
  const found = mails.findLast((mail) => mail.to === to && mail.text.includes('/invoicev2/invitation/'));
  return /\/invoicev2\/invitation\/([\w-]{43})/.exec(found?.text ?? '')?.[1] ?? '';
};

/** Prints an issued invoice. */
export async function printed(billing: Issuer, { id }: Pick<Invoice, 'id'>): Promise<Invoice> {
  const { handler } = await import('#functions/domains/agreements/agreement/workers/render.ts');
  const messages = await promised(ofInvoice(billing, id), 'render');
  const { batchItemFailures } = await handler({ Records: messages.map((message) => sqsRecord(message)) });
  expect(batchItemFailures).toEqual([]);
  return ok(invoiceContract.routes.get, billing.users.finance, { params: { id } });
}

/** An invoice of 10,900.00 euros that was issued and mailed. */
export async function sentInvoice(billing: Billing, mails: Mails, more: object = {}, sending: object = {}) {
  const ready = await printed(billing, await issuedInvoice(billing, more));
  const body = { recipient: NINA, locale: 'en' as const, message: 'Here it is.', ...sending };
  const { invoice, link } = await ok(invoiceContract.routes.send, billing.users.finance, at(ready, body));
  await workOff(ofInvoice(billing, ready.id), 'documentLink');
  return { invoice, link, secret: secretIn(mails) };
}
