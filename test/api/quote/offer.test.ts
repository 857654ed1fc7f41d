import { beforeEach, describe, expect, it } from 'vitest';
import { handler as expire } from '#functions/domains/agreements/quote/jobs/expire.ts';
import { quoteStore } from '#functions/domains/agreements/quote/store.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import type { Quote } from '#shared/domains/agreements/quote/schemas.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { makeShow } from '#test/api/contract/agency.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { ok, refusal } from '#test/support/api.ts';
import { promised, workOff } from '#test/support/outbox.ts';
import { printed, sending, writtenAs } from './agreements.ts';

const { routes } = quoteContract;
const { door, openOffer, acceptOffer, declineOffer, offerFile } = routes;
const { agency, mailbox } = await agreementAgencies();
const { agent } = agency.users;
const system = () => ({ tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } });
const stored = (id: string) => ok(routes.get, agent, { params: { id } });

let quote: Quote;
let secret: string;
let visitor: Visitor;
beforeEach(async () => {
  const show = await makeShow(agency);
  const draft = await ok(routes.createFromShow, agent, { params: { id: show.id }, body: {} });
  await printed('quote', agency, draft.id);
  quote = (await ok(routes.send, agent, sending(draft))).quote;
  await workOff(writtenAs('quote', agency, quote.id), 'documentLink');
  secret = /\/quote\/invitation\/([\w-]{43})/.exec(mailbox.mails.at(-1)?.text ?? '')?.[1] ?? '';
  visitor = new Visitor();
});
/** The quote as if its validity had ended. */
async function outdated(): Promise<void> {
  const before = await quoteStore.get(system(), quote.id);
  const document = { ...before.document, validUntil: addDays(agencyDay(), -3) };
  await quoteStore.update(system(), before, { ...before, document });
}

describe('the link of a quote', () => {
  it('names the sender at its door, and changes nothing before a person opens it', async () => {
    const { body } = await visitor.call(door, secret);
    expect(body).toMatchObject({ agency: 'Test agency', state: 'live' });
    expect(JSON.stringify(body)).not.toContain(quote.number);
    expect(await stored(quote.id)).toMatchObject({ rev: quote.rev, stage: 'sent' });
    expect(refusal(await visitor.call(acceptOffer, secret, { name: 'Nina' }))).toBe('403 invalidLoginSession');
    expect(refusal(await visitor.call(offerFile, secret, {}))).toBe('403 invalidLoginSession');
  });

  it('shows the offer without anything of the inside', async () => {
    const { body } = await visitor.call(openOffer, secret, {});
    expect(body).toMatchObject({ state: 'open', net: 1_250_000, gross: 1_362_500, validUntil: quote.validUntil });
    expect(body.lines).toEqual([{ text: 'Performance fee', quantity: 1, net: 1_250_000 }]);
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['owner', 'statusId', 'tagIds', 'answer']));
    expect((await visitor.call(offerFile, secret, {})).body.url).toMatch(/^http/);
  });

  it('opens neither the page of another kind, nor for staff who would answer', async () => {
    expect(refusal(await visitor.call(linkContract.routes.door, secret))).toBe('404 linkUnknown');
    const staff = Visitor.signedIn(agent);
    expect((await staff.call(openOffer, secret, {})).body.isPreview).toBe(true);
    expect(refusal(await staff.call(acceptOffer, secret, { name: 'Nina' }))).toBe('403 staffSession');
  });
});

describe('an answer by link', () => {
  it('is given once, however often it is pressed', async () => {
    await visitor.call(openOffer, secret, {});
    expect(refusal(await visitor.call(acceptOffer, secret, { name: '' }))).toMatch(/^400/);
    const answers = await Promise.all([1, 2, 3].map(() => visitor.call(acceptOffer, secret, { name: 'Nina Test' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({ state: 'accepted', acceptedBy: 'Nina Test' });
    const accepted = await stored(quote.id);
    expect(accepted).toMatchObject({
      stage: 'accepted',
      rev: quote.rev + 1,
      answer: { name: 'Nina Test', ip: visitor.ip },
    });
    expect(refusal(await visitor.call(declineOffer, secret, { reason: 'No.' }))).toBe('409 quote.decided');
    const made = await ok(routes.makeContract, agent, { params: { id: quote.id }, body: { rev: accepted.rev } });
    expect(await stored(quote.id)).toMatchObject({ stage: 'converted', contract: { id: made.id } });
    expect((await visitor.call(openOffer, secret, {})).body.state).toBe('accepted');
  });

  it('is one of two that come at once', async () => {
    await visitor.call(openOffer, secret, {});
    const both = await Promise.all([
      visitor.call(acceptOffer, secret, { name: 'Nina Test' }),
      visitor.call(declineOffer, secret, { reason: 'Too late.' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stored(quote.id)).rev).toBe(quote.rev + 1);
  });

  it('tells the owner in the inbox and by mail, with the reason', async () => {
    await visitor.call(openOffer, secret, {});
    expect(refusal(await visitor.call(declineOffer, secret, { reason: 'x'.repeat(2001) }))).toMatch(/^400/);
    expect((await visitor.call(declineOffer, secret, { reason: 'The budget is spent.' })).body.state).toBe('declined');
    const of = writtenAs('quote', agency, quote.id);
    expect((await promised(of, 'quoteAnswered')).map(({ payload }) => payload.userId)).toEqual([agent.user.id]);
    await workOff(of, 'quoteAnswered');
    await workOff(of, 'quoteAnswered');
    const told = mailbox.mails.filter(({ text }) => text.includes('The budget is spent.'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`Quote ${quote.number} is declined`);
    expect(await stored(quote.id)).toMatchObject({ stage: 'declined', declineReason: 'The budget is spent.' });
  });

  it('ends with the validity, which the job marks', async () => {
    await visitor.call(openOffer, secret, {});
    await outdated();
    expect((await visitor.call(openOffer, secret, {})).body.state).toBe('expired');
    expect(refusal(await visitor.call(acceptOffer, secret, { name: 'Nina' }))).toBe('410 quote.expired');
    expect(refusal(await visitor.call(declineOffer, secret, { reason: 'No.' }))).toBe('410 quote.expired');
    await expire();
    await expire();
    expect(await stored(quote.id)).toMatchObject({ stage: 'expired', isExpired: true, rev: quote.rev + 2 });
    const news = await promised(writtenAs('quote', agency, quote.id), 'notify');
    expect(news.filter(({ payload }) => payload.kind === 'quoteExpired')).toHaveLength(1);
    expect(refusal(await visitor.call(acceptOffer, secret, { name: 'Nina' }))).toBe('410 quote.expired');
  });
});
