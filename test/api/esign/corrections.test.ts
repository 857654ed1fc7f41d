import { beforeAll, describe, expect, it } from 'vitest';
import { contractKind } from '#functions/domains/agreements/contract/public/kind.ts';
import { act } from '#functions/domains/agreements/esign/act.ts';
import { promises } from '#functions/domains/agreements/esign/promises.ts';
import { auditOf, esignStore } from '#functions/domains/agreements/esign/store.ts';
import { bookingDataOf } from '#functions/domains/booking/show/public/booking-data.ts';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { textsOfPages } from '#functions/platform/seal/pdf-text.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import type { Command } from '#shared/domains/agreements/esign/commands.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { putOnPaper } from '#test/api/contract/agency.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { promised, workOff } from '#test/support/outbox.ts';
import {
  countersignAs,
  giveSignature,
  outsider,
  PROMOTER,
  readAt,
  secretIn,
  sentTo,
  signAt,
  signBody,
  workAll,
} from './signing.ts';

const { agency, mailbox } = await agreementAgencies();
const { agent } = agency.users;
const { guestCorrect, guestFile, printAgain, resolve, see, sign } = esignContract.routes;
const VAT = 'NL123456782B12';
const NINA = { name: 'Nina Test', email: PROMOTER };
const MAX = { name: 'Max Test', email: 'max@outside.example' };
beforeAll(() => giveSignature(agency));

const contextOf = () => ({ tenantId: agency.tenantId, now: new Date(), actor: { userId: agent.user.id, name: 'A' } });
const by = { kind: 'user', id: agent.user.id, name: 'A' } as const;
/** Runs a command of staff. */
const staff = (id: string, command: Command) => act(contextOf(), id, command, promises);
const company = () => companyStore.get(agency, agency.company.id);

/** Prints what was asked for, and hands the news to the signing. */
async function print({ id, source }: EsignView): Promise<void> {
  await workAll(agency, id);
  await putOnPaper(agency, source.id);
  await workOff({ tenantId: agency.tenantId, entity: 'contract', id: source.id }, 'esign');
  await workAll(agency, id);
}

async function choose(id: string, choice: 'update' | 'thisBooking' | 'create'): Promise<void> {
  const { corrections } = await esignStore.get(agency, id);
  for (const { id: correctionId } of corrections)
    await staff(id, { type: 'chooseCorrection', by, correctionId, choice });
}

const correct = (visitor: Visitor, secret: string, field: 'vatNumber' | 'invoiceEmail', value: string) =>
  visitor.call(guestCorrect, secret, { values: [{ field, value }] });

describe('scenario 7: the VAT number, printed and live', () => {
  it('prints a new version, which the promoter signs; "update" writes the number and asks VIES', async () => {
    const sent = await sentTo(agency, [outsider(NINA)], { correctionMode: 'live' });
    const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
    const first = await readAt(visitor, secret);
    expect(first.corrections.find(({ field }) => field === 'vatNumber')).toMatchObject({ isPrinted: true });
    const asked = await correct(visitor, secret, 'vatNumber', VAT);
    expect(asked.body).toMatchObject({ isOnHold: true, revision: 2 });
    expect(refusal(await visitor.call(sign, secret, signBody(first)))).toBe('409 esign.onHold');
    await print(sent);
    expect(refusal(await visitor.call(sign, secret, signBody(first)))).toBe('409 esign.documentChanged');

    const second = await readAt(visitor, secret);
    expect(second).toMatchObject({ isOnHold: false, revision: 2 });
    expect(first.changes).toEqual([]);
    expect(second.changes).toEqual([{ field: 'vatNumber', before: '', after: VAT }]);
    const { url } = (await visitor.call(guestFile, secret, { fileId: second.files[0]?.id ?? '' })).body;
    const pages = await textsOfPages(new Uint8Array(await (await fetch(url)).arrayBuffer()));
    expect(pages.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(' ')).toContain(VAT);
    expect((await visitor.call(sign, secret, signBody(second))).status).toBe(200);
    expect((await ok(contractContract.routes.get, agent, { params: { id: sent.source.id } })).stage).toBe('sent');

    await choose(sent.id, 'update');
    expect((await countersignAs(agency, sent.id)).state).toBe('completing');
    await workAll(agency, sent.id);
    expect((await company()).vatNumber).toBe(VAT);
    const wanted = { tenantId: agency.tenantId, entity: 'company', id: agency.company.id };
    expect(await promised(wanted, 'vatCheck')).not.toEqual([]);
  });
});

/** A document whose first correction was accepted, but could not be printed. */
async function notPrinted() {
  const sent = await sentTo(agency, [outsider(NINA)], { correctionMode: 'live' });
  const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
  await readAt(visitor, secret);
  const before = (await contractKind.store.get(agency, sent.source.id)).document.promoter?.vatNumber;
  await correct(visitor, secret, 'vatNumber', 'NL123456782B99');
  await workAll(agency, sent.id);
  const source = await contractKind.store.get(agency, sent.source.id);
  const hash = contractKind.rendering.hashOf(source);
  const failed = { hash, state: 'failed' as const, files: [], problem: 'failed' as const };
  await contractKind.rendering.saveRendering(agency.tenantId, sent.source.id, failed);
  await workAll(agency, sent.id);
  return { sent, visitor, secret, before };
}

describe('a new version that cannot be printed', () => {
  it('tells the author, and goes on once it is printed again', async () => {
    const { sent, visitor, secret } = await notPrinted();
    const notes = await notificationsOf(agency.tenantId, agent.user.id);
    expect(notes.map(({ kind }) => kind)).toContain('esignNotPrinted');
    const held = await ok(printAgain, agent, { params: { id: sent.id }, body: {} });
    expect(held).toMatchObject({ revision: 2, hold: { for: 'rendering' } });
    await print(sent);
    expect(await readAt(visitor, secret)).toMatchObject({ isOnHold: false, revision: 2 });
    expect(refusal(await call(printAgain, agent, { params: { id: sent.id }, body: {} }))).toBe('409 esign.notOpen');
  });

  it('goes on without the correction, once staff refuse it', async () => {
    const { sent, visitor, secret, before } = await notPrinted();
    const correctionId = (await esignStore.get(agency, sent.id)).corrections[0]?.id ?? '';
    const body = { correctionId, isAccepted: false, reason: 'The number is too long to print' };
    const refused = await ok(resolve, agent, { params: { id: sent.id }, body });
    expect(refused.corrections).toMatchObject([{ state: 'refused', reason: body.reason }]);
    await print(sent);
    const now = await readAt(visitor, secret);
    expect(now).toMatchObject({ isOnHold: false, revision: 3, changes: [] });
    expect((await contractKind.store.get(agency, sent.source.id)).document.promoter?.vatNumber).toBe(before);
    expect((await visitor.call(sign, secret, signBody(now))).status).toBe(200);
  });
});

describe('scenario 8: another signer has signed', () => {
  it('holds; accepted, it voids the first signature, and both sign revision 2', async () => {
    const sent = await sentTo(agency, [outsider(NINA), outsider(MAX)], { correctionMode: 'live' });
    await signAt(new Visitor(), secretIn(mailbox.mails));
    const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails, MAX.email)];
    await readAt(visitor, secret);
    const held = await correct(visitor, secret, 'vatNumber', 'NL999999990B01');
    expect(held.body).toMatchObject({ isOnHold: true, revision: 1 });
    expect(held.body.corrections.find(({ field }) => field === 'vatNumber')?.own).toMatchObject({ state: 'held' });
    const correctionId = (await esignStore.get(agency, sent.id)).corrections[0]?.id ?? '';
    await staff(sent.id, { type: 'decideCorrection', by, correctionId, isAccepted: true, reason: '' });
    mailbox.mails.length = 0;
    await print(sent);
    const voided = mailbox.mails.find(({ to, text }) => to === PROMOTER && text.includes('no longer counts'));
    expect(voided).toBeDefined();
    await signAt(new Visitor(), secretIn(mailbox.mails));
    await signAt(visitor, secret);
    const { participants } = await esignStore.get(agency, sent.id);
    expect(
      participants.map(({ act: one, voided: old }) => [one?.revision, old.map(({ revision }) => revision)]),
    ).toEqual([
      [2, [1]],
      [2, []],
      [undefined, []],
    ]);
    expect((await auditOf(agency, sent.id)).filter(({ type }) => type === 'signed')).toHaveLength(3);
  });
  it('goes on with the text as it is when staff refuse, and the client reads why', async () => {
    const sent = await sentTo(agency, [outsider(NINA)], { correctionMode: 'ask' });
    const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
    await readAt(visitor, secret);
    await correct(visitor, secret, 'vatNumber', 'NL999999990B01');
    const correctionId = (await esignStore.get(agency, sent.id)).corrections[0]?.id ?? '';
    const reason = 'VIES does not know this number.';
    await staff(sent.id, { type: 'decideCorrection', by, correctionId, isAccepted: false, reason });
    await workAll(agency, sent.id);
    const after = (await visitor.call(see, secret, {})).body;
    expect(after).toMatchObject({ isOnHold: false, revision: 1 });
    expect(after.corrections.find(({ field }) => field === 'vatNumber')?.own).toMatchObject({
      state: 'refused',
      reason,
    });
    expect(mailbox.mails.findLast(({ to }) => to === PROMOTER)?.text).toContain(reason);
  });
});

describe('scenario 9: only the e-mail for invoices', () => {
  it('makes no new version; "this booking" leaves the company and keeps the address for the booking', async () => {
    const before = await company();
    const sent = await sentTo(agency, [outsider(NINA)], { correctionMode: 'live' });
    const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
    const first = await readAt(visitor, secret);
    const asked = await correct(visitor, secret, 'invoiceEmail', 'invoices@outside.example');
    expect(asked.body).toMatchObject({ isOnHold: false, revision: 1 });
    expect((await visitor.call(sign, secret, signBody(first))).status).toBe(200);
    await choose(sent.id, 'thisBooking');
    await countersignAs(agency, sent.id);
    await workAll(agency, sent.id);
    expect((await company()).email).toBe(before.email);
    expect(await bookingDataOf(agency.tenantId, sent.showId ?? '')).toMatchObject({
      invoiceEmail: 'invoices@outside.example',
    });
  });
  it('"create" makes one new company, also when the message comes twice', async () => {
    const sent = await sentTo(agency, [outsider(NINA)], { correctionMode: 'live' });
    const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
    const first = await readAt(visitor, secret);
    await correct(visitor, secret, 'invoiceEmail', 'new@outside.example');
    await visitor.call(sign, secret, signBody(first));
    await choose(sent.id, 'create');
    await countersignAs(agency, sent.id);
    await workAll(agency, sent.id);
    await workAll(agency, sent.id);
    const nos = (await companyStore.definition.list?.all(agency.tenantId, { filters: [] })) ?? [];
    const made = (await companyStore.many(agency, nos)).filter(({ email }) => email === 'new@outside.example');
    expect(made.map(({ name }) => name)).toEqual([(await company()).name]);
  });
});

it('refuses a call that names a field twice, and keeps neither value', async () => {
  const sent = await sentTo(agency, [outsider(NINA)], { correctionMode: 'live' });
  const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
  await readAt(visitor, secret);
  const values = [VAT, 'NL999999990B01'].map((value) => ({ field: 'vatNumber' as const, value }));
  expect(refusal(await visitor.call(guestCorrect, secret, { values }))).toBe('400 choice');
  expect((await esignStore.get(agency, sent.id)).corrections).toEqual([]);
});
