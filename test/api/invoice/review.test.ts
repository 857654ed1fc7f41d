import { expect, it } from 'vitest';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { inputOf } from '#shared/domains/agreements/invoice/rules.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { workOff } from '#test/support/outbox.ts';
import { at, billingAgency, draftInvoice, issueBy } from './agency.ts';

const [billing, other] = await Promise.all([billingAgency(), makeAgency()]);
const { administrator, finance, assistant, agent } = billing.users;
const { issue, list, remove, sendBack, submit, update } = invoiceContract.routes;
const written = (id: string) => ({ tenantId: billing.tenantId, entity: 'invoice', id });
const told = async (userId: string) =>
  (await notificationsOf(billing.tenantId, userId)).map(({ kind, target }) => `${kind} ${target}`);

it('does not exist where a bookkeeping wants none', async () => {
  const draft = await draftInvoice(billing);
  expect(draft.issueFlow).toBe('direct');
  expect(refusal(await call(submit, finance, at(draft)))).toBe('409 document.badTransition');
  expect((await ok(issue, finance, at(draft))).stage).toBe('outstanding');
});

it('comes before the issue, and sends a draft back with a reason', async () => {
  await issueBy(billing, 'review');
  const draft = await draftInvoice(billing);
  expect(refusal(await call(issue, finance, at(draft)))).toBe('409 invoice.reviewFirst');
  expect(refusal(await call(submit, billing.users.readOnly, at(draft)))).toBe('403 denied');
  const gap = await draftInvoice(billing, { lines: [] });
  expect(refusal(await call(submit, finance, at(gap)))).toBe('400 invoice.noLines');
  const inReview = await ok(submit, finance, at(draft));
  expect(inReview).toMatchObject({ stage: 'review', number: '', review: { by: { userId: finance.user.id } } });
  expect(inReview).not.toHaveProperty('settlement');
  await workOff(written(draft.id), 'invoiceReview');
  expect(await told(administrator.user.id)).toContain(`invoiceReview /invoice/${draft.id}`);
  // Neither the author nor a user without the right is asked.
  for (const { user } of [finance, agent]) expect(await told(user.id)).toEqual([]);

  const reason = { reason: 'The fee is 500 less.' };
  expect(refusal(await call(sendBack, assistant, at(inReview, reason)))).toBe('403 denied');
  expect(refusal(await call(sendBack, other.users.finance, at(inReview, reason)))).toBe('404 notFound');
  expect(refusal(await call(sendBack, administrator, at(inReview, { reason: ' ' })))).toBe('400 required');
  expect(refusal(await call(sendBack, administrator, at(draft, reason)))).toBe('409 stale');
  const back = await ok(sendBack, administrator, at(inReview, reason));
  expect(back).toMatchObject({ stage: 'draft', sentBack: reason });
  await workOff(written(draft.id), 'notify');
  expect(await told(finance.user.id)).toContain(`invoiceSentBack /invoice/${draft.id}`);
  expect(refusal(await call(sendBack, administrator, at(back, reason)))).toBe('409 document.badTransition');
});

it('freezes nothing, and keeps its state over a change', async () => {
  const inReview = await ok(submit, finance, at(await draftInvoice(billing)));
  const changed = await ok(update, finance, at(inReview, { ...inputOf(inReview), intro: 'For the night.' }));
  expect(changed).toMatchObject({ stage: 'review', intro: 'For the night.', review: inReview.review });
  expect((await ok(issue, finance, at(changed))).number).not.toBe('');
  const gone = await ok(submit, finance, at(await draftInvoice(billing)));
  expect(await ok(remove, administrator, { params: { id: gone.id } })).toEqual({ ok: true });
});

it('of four eyes keeps the creator from the issue', async () => {
  await issueBy(billing, 'fourEyes');
  const inReview = await ok(submit, administrator, at(await draftInvoice(billing)));
  expect(refusal(await call(issue, finance, at(inReview)))).toBe('403 invoice.fourEyes');
  expect(await ok(issue, administrator, at(inReview))).toMatchObject({ stage: 'outstanding' });
  await issueBy(billing, 'review');
});

it('is a state of its own in the list', async () => {
  const [draft, submitted] = [await draftInvoice(billing), await ok(submit, finance, at(await draftInvoice(billing)))];
  const found = async (values: string[], relation: 'anyOf' | 'noneOf' = 'anyOf') => {
    const filters = [{ field: 'settlement' as const, relation, values }];
    return (await ok(list, finance, { body: { filters } })).rows.map(({ id }) => id);
  };
  expect(await found(['review'])).toEqual([submitted.id]);
  expect(await found(['draft'])).toContain(draft.id);
  expect(await found(['draft'])).not.toContain(submitted.id);
  const rest = await found(['review'], 'noneOf');
  expect(rest).toContain(draft.id);
  expect(rest).not.toContain(submitted.id);
});
