import { beforeAll, describe, expect, it } from 'vitest';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { settingContract } from '#shared/domains/identity/setting/contract.ts';
import { makeShow } from '#test/api/contract/agency.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { ok } from '#test/support/api.ts';
import { promised } from '#test/support/outbox.ts';
import { sqsRecord } from '#test/support/printing.ts';
import { giveSignature, outsider, PROMOTER, pickParticipant, sentOut, workAll } from './signing.ts';

const { agency } = await agreementAgencies();
const { agent, administrator } = agency.users;
const { create, discard, edit, send } = esignContract.routes;
beforeAll(() => giveSignature(agency));

const KINDS = [
  ['contract', contractContract.routes],
  ['quote', quoteContract.routes],
  ['purchaseAgreement', purchaseAgreementContract.routes],
] as const;

it('leaves its source as it was at the steps that the agency switched off', async () => {
  const settings = settingContract.routes;
  const { maxSessions: _max, ...before } = await ok(settings.get, administrator, {});
  const saved = await ok(settings.save, administrator, { body: { ...before, offEffects: ['sent'] } });
  expect(saved.offEffects).toEqual(['sent']);
  const { source } = await sentOut(agency);
  const params = { id: source.id };
  expect((await ok(contractContract.routes.get, agent, { params })).stage).toBe('draft');
  const { maxSessions: _same, ...now } = saved;
  await ok(settings.save, administrator, { body: { ...now, offEffects: [] } });
  const next = await sentOut(agency);
  const again = await ok(contractContract.routes.get, agent, { params: { id: next.source.id } });
  expect(again.stage).toBe('sent');
});

it('stands at each show of an agreement about several', async () => {
  const first = await makeShow(agency, { start: '2027-06-01T20:00', end: '2027-06-01T22:00' });
  const second = await makeShow(agency, { start: '2027-06-02T20:00', end: '2027-06-02T22:00' });
  const body = { showId: first.id, otherShowIds: [second.id] };
  const { id } = await ok(contractContract.routes.create, agent, { body });
  const { handler } = await import('#functions/domains/agreements/agreement/workers/render.ts');
  const asked = await promised({ tenantId: agency.tenantId, entity: 'contract', id }, 'render');
  await handler({ Records: asked.map((message) => sqsRecord(message)) });
  const document = await ok(create, agent, { body: { source: { kind: 'contract', id } } });
  for (const show of [first, second]) {
    const filters = [{ field: 'show' as const, values: [show.id] }];
    expect((await ok(esignContract.routes.list, agent, { body: { filters } })).rows).toMatchObject([
      { id: document.id },
    ]);
  }
});

describe.each(KINDS)('the signing of a %s', (kind, routes) => {
  it('moves it to sent, and back to draft when it is discarded', async () => {
    const show = await makeShow(agency, { statusId: agency.status('Confirmed').id });
    const source = await ok(routes.createFromShow, agent, { params: { id: show.id }, body: {} });
    const { handler } = await import('#functions/domains/agreements/agreement/workers/render.ts');
    const asked = await promised({ tenantId: agency.tenantId, entity: kind, id: source.id }, 'render');
    await handler({ Records: asked.map((message) => sqsRecord(message)) });
    const draft = await ok(create, agent, { body: { source: { kind, id: source.id } } });
    const counter = draft.participants[1];
    if (!counter) throw new Error('no countersigner');
    const { id, title, message, locale, zone, rev } = draft;
    const participants = [outsider({ name: 'Nina Test', email: PROMOTER }), pickParticipant(counter)];
    await ok(edit, agent, { params: { id }, body: { title, message, locale, zone, rev, participants } });
    const stage = async () => (await ok(routes.get, agent, { params: { id: source.id } })).stage;
    await ok(send, agent, { params: { id }, body: {} });
    await workAll(agency, id);
    expect(await stage()).toBe('sent');
    await ok(discard, agent, { params: { id }, body: { reason: 'Wrong fee.' } });
    await workAll(agency, id);
    expect(await stage()).toBe('draft');
  });
});
