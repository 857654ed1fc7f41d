import { describe, expect, it } from 'vitest';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { disputedOf } from '#shared/domains/agreements/invoice/dispute.ts';
import { inputOf } from '#shared/domains/agreements/invoice/rules.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { at, billingAgency, line } from '#test/api/invoice/agency.ts';
import { Visitor } from '#test/api/link/door.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { workOff } from '#test/support/outbox.ts';
import { NINA, ofInvoice, secretIn, sentInvoice } from './sent.ts';

const [post, billing, other] = await Promise.all([mailbox(), billingAgency(), makeAgency()]);
const { answer, dispute, open, statements, upload, withdraw } = invoiceLinkContract.routes;
const { get, issue, list, makeCredit, update } = invoiceContract.routes;
const { finance, agent, readOnly } = billing.users;
const OBJECTION = { category: 'amount' as const, text: 'The fee was agreed 300 lower.', amount: 30_000 };
const now = (id: string) => ok(get, finance, { params: { id } });
const tell = (id: string) => workOff(ofInvoice(billing, id), 'invoiceStatement');
const typesOf = async (id: string) => (await ok(statements, finance, { params: { id } })).rows.map(({ type }) => type);

/** An invoice that its payer has open in a browser. */
async function atPayer(more: object = {}) {
  const { invoice, secret } = await sentInvoice(billing, post.mails, more);
  const visitor = new Visitor();
  await visitor.call(open, secret, {});
  return { invoice, secret, visitor };
}

describe('a dispute', () => {
  it('is raised once, within the open amount, and reaches the owner', async () => {
    const { invoice, secret, visitor } = await atPayer();
    const raise = (more: object) => visitor.call(dispute, secret, { ...OBJECTION, ...more });
    expect(refusal(await raise({ text: 'Too much' }))).toBe('400 minLength');
    const above = await raise({ amount: 1_090_001 });
    expect(refusal(above)).toBe('422 dispute.aboveOpen');
    expect(above.body.errors?.[0]?.message).toContain('€10,900.00');
    const answers = await Promise.all([1, 2, 3].map(() => raise({})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(refusal(await raise({}))).toBe('409 dispute.open');
    const disputed = await now(invoice.id);
    expect(disputed.dispute).toMatchObject({ ...OBJECTION, by: { name: 'Nina Test' } });
    expect(disputedOf(disputed, disputed.open)).toBe(30_000);
    await tell(invoice.id);
    await tell(invoice.id);
    const told = await notificationsOf(billing.tenantId, finance.user.id);
    expect(told.filter(({ kind }) => kind === 'invoiceDisputed')).toHaveLength(1);
    expect(post.mails.findLast(({ to }) => to === finance.user.email)?.text).toContain(OBJECTION.text);
    const filters = [{ field: 'disputed' as const, values: ['true'] }];
    expect((await ok(list, finance, { body: { filters } })).rows.map(({ id }) => id)).toEqual([invoice.id]);
  });

  it('is withdrawn by the payer, also by another link of the invoice, and leaves its versions', async () => {
    const { invoice, secret, visitor } = await atPayer();
    await visitor.call(dispute, secret, OBJECTION);
    const { body } = await visitor.call(withdraw, secret, {});
    expect(body).not.toHaveProperty('dispute');
    expect(await now(invoice.id)).not.toHaveProperty('dispute');
    expect(refusal(await visitor.call(withdraw, secret, {}))).toBe('409 dispute.none');
    expect((await visitor.call(dispute, secret, { ...OBJECTION, category: 'performance' })).status).toBe(200);
    expect(await typesOf(invoice.id)).toEqual(['disputed', 'withdrawn', 'disputed']);
    await tell(invoice.id);
    const told = await notificationsOf(billing.tenantId, finance.user.id);
    expect(told.some(({ kind }) => kind === 'invoiceWithdrawn')).toBe(true);
  });

  it('is rejected with a reason that the payer reads, by mail and on the page', async () => {
    const { invoice, secret, visitor } = await atPayer();
    await visitor.call(dispute, secret, OBJECTION);
    const before = await now(invoice.id);
    const rejecting = { answer: 'reject' as const, reason: 'The contract says 10,000.' };
    expect(refusal(await call(answer, readOnly, at(before, rejecting)))).toBe('403 denied');
    expect(refusal(await call(answer, other.users.finance, at(before, rejecting)))).toBe('404 notFound');
    expect(refusal(await call(answer, finance, at(before, { answer: 'reject' as const })))).toBe(
      '422 dispute.reasonMissing',
    );
    expect(refusal(await call(answer, finance, at({ ...before, rev: before.rev - 1 }, rejecting)))).toBe('409 stale');
    expect(await ok(answer, finance, at(before, rejecting))).not.toHaveProperty('dispute');
    await tell(invoice.id);
    const mail = post.mails.findLast(({ to }) => to === NINA.email);
    expect(mail?.text).toContain('The contract says 10,000.');
    const { body } = await new Visitor().call(open, secretIn(post.mails), {});
    expect(body.rejected).toMatchObject({ reason: 'The contract says 10,000.' });
    expect(refusal(await call(answer, finance, at(await now(invoice.id), rejecting)))).toBe('409 dispute.none');
  });

  it('scenario 24: a credit of the disputed part resolves it', async () => {
    const { invoice, secret, visitor } = await atPayer();
    await visitor.call(dispute, secret, OBJECTION);
    const accepting = { answer: 'creditAndNew' as const };
    expect(refusal(await call(answer, agent, at(await now(invoice.id), accepting)))).toBe('403 denied');
    const accepted = await ok(answer, finance, at(await now(invoice.id), accepting));
    expect(accepted.dispute).toMatchObject({ remedy: 'creditAndNew' });
    const draft = await ok(makeCredit, finance, at(accepted));
    expect(draft).not.toHaveProperty('dispute');
    const low = await ok(makeCredit, finance, at(await now(invoice.id)));
    const part = await ok(update, finance, at(low, { ...inputOf(low), lines: [line(billing, 10_000)] }));
    await ok(issue, finance, at(part));
    expect((await now(invoice.id)).dispute?.amount).toBe(30_000);
    const rest = await ok(makeCredit, finance, at(await now(invoice.id)));
    const enough = await ok(update, finance, at(rest, { ...inputOf(rest), lines: [line(billing, 30_000)] }));
    const issued = await ok(issue, finance, at(enough));
    expect(await now(invoice.id)).not.toHaveProperty('dispute');
    await tell(invoice.id);
    expect(post.mails.findLast(({ to }) => to === NINA.email)?.text).toContain(issued.number);
    expect((await typesOf(invoice.id)).slice(0, 2)).toEqual(['credited', 'remedied']);
  });

  it('keeps its files with the invoice, and nothing of a refused one', async () => {
    const { invoice, secret, visitor } = await atPayer();
    const bytes = new TextEncoder().encode('%PDF-1.4 a photo of the empty stage');
    const ticketOf = async () => {
      const wanted = { name: 'stage.pdf', type: 'application/pdf', size: bytes.length };
      const { body } = await visitor.call(upload, secret, wanted);
      await fetch(body.url, { method: 'PUT', headers: body.headers, body: bytes });
      return { key: body.key, name: 'stage.pdf' };
    };
    const files = [await ticketOf()];
    expect(refusal(await visitor.call(dispute, secret, { ...OBJECTION, amount: 9_999_999, files }))).toBe(
      '422 dispute.aboveOpen',
    );
    expect((await visitor.call(dispute, secret, { ...OBJECTION, files: [await ticketOf()] })).status).toBe(200);
    const subject = { entity: 'invoice' as const, recordId: invoice.id };
    const { rows } = await ok(fileContract.routes.list, finance, { body: subject });
    expect(rows).toMatchObject([{ name: 'stage.pdf', uploadedBy: 'Nina Test' }]);
    const foreign = [{ key: `incoming/${other.tenantId}/01K0000000000000000000D0C1`, name: 'x.pdf' }];
    await visitor.call(withdraw, secret, {});
    expect(refusal(await visitor.call(dispute, secret, { ...OBJECTION, files: foreign }))).toBe('404 file.gone');
  });
});
