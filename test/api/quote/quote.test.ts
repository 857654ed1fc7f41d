import { describe, expect, it } from 'vitest';
import { quoteStore } from '#functions/domains/agreements/quote/store.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import type { Quote } from '#shared/domains/agreements/quote/schemas.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { makeShow } from '#test/api/contract/agency.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { expectAnswerable } from '#test/support/answerable.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { unknownId } from '#test/support/fixtures.ts';
import { workOff } from '#test/support/outbox.ts';
import { printed, sending, writtenAs } from './agreements.ts';

const { routes } = quoteContract;
const { agency, other, mailbox } = await agreementAgencies();
const agent = () => agency.users.agent;
const system = () => ({ tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } });

async function draft(): Promise<Quote> {
  const show = await makeShow(agency);
  return ok(routes.createFromShow, agent(), { params: { id: show.id }, body: {} });
}
async function sent(): Promise<Quote> {
  const quote = await draft();
  await printed('quote', agency, quote.id);
  return (await ok(routes.send, agent(), sending(quote))).quote;
}
const at = ({ id, rev }: Quote, more: object = {}) => ({ params: { id }, body: { rev, ...more } });
const inputOf = ({ locale, template, document: { number: _n, locale: _l, version: _v, ...document } }: Quote) => ({
  locale,
  template,
  document,
});

describe('a quote from a show', () => {
  it('offers what a contract would say, for thirty days', async () => {
    const quote = await draft();
    expect(quote.number).toMatch(/^Q-\d{4}-\d{4}$/);
    expect(quote).toMatchObject({ stage: 'draft', isExpired: false, company: { name: 'Test Presents' } });
    expect(quote.document.lines).toEqual([{ text: 'Performance fee', quantity: 1, net: 1_250_000, vatRate: 9000 }]);
    expect(quote.validUntil).toBe(addDays(quote.document.date, 30));
  });

  it('needs the right, the show and the same agency', async () => {
    const show = await makeShow(agency);
    const input = { params: { id: show.id }, body: {} };
    expect(refusal(await call(routes.createFromShow, agency.users.readOnly, input))).toBe('403 denied');
    expect(refusal(await call(routes.createFromShow, other.users.agent, input))).toBe('404 notFound');
    const missing = { params: { id: unknownId() }, body: {} };
    expect(refusal(await call(routes.createFromShow, agent(), missing))).toBe('404 notFound');
  });

  it('never ends before its date', async () => {
    const quote = await draft();
    const input = inputOf(quote);
    const early = { ...input.document, validUntil: addDays(quote.document.date, -1) };
    const refused = await call(routes.update, agent(), at(quote, { ...input, document: early }) as never);
    expect(refused.body.errors?.[0]).toMatchObject({ code: 'quote.validUntil', field: 'document.validUntil' });
    const late = { ...input.document, validUntil: quote.document.date };
    const saved = await ok(routes.update, agent(), at(quote, { ...input, document: late }) as never);
    expect(saved).toMatchObject({ validUntil: quote.document.date, rendered: { state: 'pending' } });
  });
});

describe('its answer', () => {
  it('goes out by a link of its own, and is frozen', async () => {
    const quote = await sent();
    expect(quote.stage).toBe('sent');
    await workOff(writtenAs('quote', agency, quote.id), 'documentLink');
    expect(mailbox.mails.at(-1)).toMatchObject({ to: 'nina@test.example' });
    expectAnswerable(mailbox.mails.at(-1));
    expect(mailbox.mails.at(-1)?.text).toContain(`Quote ${quote.number}`);
    const input = inputOf(quote);
    const change = at(quote, { ...input, document: { ...input.document, notes: 'Later.' } });
    expect(refusal(await call(routes.update, agent(), change as never))).toBe('409 quote.frozen');
  });

  it('is marked once, and leads to one contract that names it', async () => {
    const quote = await sent();
    expect(refusal(await call(routes.makeContract, agent(), at(quote)))).toBe('409 quote.notAccepted');
    expect(refusal(await call(routes.accept, agency.users.readOnly, at(quote)))).toBe('403 denied');
    expect(refusal(await call(routes.accept, other.users.agent, at(quote)))).toBe('404 notFound');
    expect(refusal(await call(routes.accept, agent(), at({ ...quote, rev: 77 })))).toBe('409 stale');
    const accepted = await ok(routes.accept, agent(), at(quote));
    expect(accepted).toMatchObject({ stage: 'accepted', decidedAt: expect.any(String) });
    expect(refusal(await call(routes.accept, agent(), at(accepted)))).toBe('409 quote.decided');
    expect(refusal(await call(routes.send, agent(), sending(accepted)))).toBe('409 quote.decided');
    const contract = await ok(routes.makeContract, agent(), at(accepted));
    expect(contract).toMatchObject({ stage: 'draft', quote: { id: quote.id, number: quote.number } });
    expect(contract.number).toMatch(/^C-/);
    expect(contract.document.lines).toEqual(quote.document.lines);
    expect(contract.document.payments).toEqual(quote.document.payments);
    expect(contract.document).not.toHaveProperty('validUntil');
    const after = await ok(routes.get, agent(), { params: { id: quote.id } });
    expect(after.contract).toEqual({ id: contract.id, number: contract.number });
    expect(refusal(await call(routes.makeContract, agent(), at(after)))).toBe('409 quote.hasContract');
    const copy = await ok(contractContract.routes.copy, agent(), { params: { id: contract.id } });
    expect(copy).not.toHaveProperty('quote');
  });

  it('comes too late once it is over, but for a no', async () => {
    const quote = await sent();
    const stored = await quoteStore.get(agency, quote.id);
    const past = { ...stored.document, date: '2026-01-01', validUntil: '2026-01-31' };
    const { rev } = await quoteStore.update(system(), stored, { ...stored, document: past });
    const over = await ok(routes.get, agent(), { params: { id: quote.id } });
    expect(over).toMatchObject({ stage: 'sent', isExpired: true });
    const late = await call(routes.accept, agent(), at({ ...quote, rev }));
    expect(refusal(late)).toBe('410 quote.expired');
    expect(refusal(await call(routes.decline, agent(), at({ ...quote, rev }, { reason: '' }) as never))).toBe(
      '400 required',
    );
    const declined = await ok(routes.decline, agent(), at({ ...quote, rev }, { reason: 'Too dear' }) as never);
    expect(declined).toMatchObject({ stage: 'declined', declineReason: 'Too dear', isExpired: false });
  });

  it('can be void afterwards, and a draft can go', async () => {
    const declined = await ok(routes.decline, agent(), at(await sent(), { reason: 'No' }) as never);
    expect((await ok(routes.void, agent(), at(declined))).stage).toBe('void');
    const { id } = await draft();
    await ok(routes.removeById, agent(), { body: { id } });
    expect(refusal(await call(routes.get, agent(), { params: { id } }))).toBe('404 notFound');
  });
});
