import { beforeAll, describe, expect, it } from 'vitest';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { makeShow } from '#test/api/contract/agency.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { ok } from '#test/support/api.ts';
import { promised } from '#test/support/outbox.ts';
import { sqsRecord } from '#test/support/printing.ts';
import { giveSignature, outsider, PROMOTER, pickParticipant, workAll } from './signing.ts';

const { agency } = await agreementAgencies();
const { agent } = agency.users;
const { create, discard, edit, send } = esignContract.routes;
beforeAll(() => giveSignature(agency));

const KINDS = [
  ['contract', contractContract.routes],
  ['quote', quoteContract.routes],
  ['purchaseAgreement', purchaseAgreementContract.routes],
] as const;

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
