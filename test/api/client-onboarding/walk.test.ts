import { describe, expect, it } from 'vitest';
import { countedUsers } from '#functions/domains/identity/user/store.ts';
import { provision } from '#functions/domains/operator/client-onboarding/public/provision.ts';
import { onboardingStore } from '#functions/domains/operator/client-onboarding/store.ts';
import { clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { settingContract } from '#shared/domains/identity/setting/contract.ts';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';
import { submitted } from '#shared/domains/operator/client-onboarding/rules.ts';
import { bankAccountContract } from '#shared/domains/reference/bank-account/contract.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { brandContract } from '#shared/domains/reference/brand/contract.ts';
import { statusContract } from '#shared/domains/reference/status/contract.ts';
import { ok, refusal } from '#test/support/api.ts';
import { makeSignedIn } from '#test/support/fixtures.ts';
import { promised, workOff } from '#test/support/outbox.ts';
import {
  ANSWERS,
  answerAll,
  entered,
  invited,
  operator,
  post,
  routes,
  secretFor,
  stored,
  termsOf,
  uploadLogo,
  written,
} from './walk.ts';

describe('an agency opens itself', () => {
  it('answers step by step, is resumed, and has what it answered', async () => {
    const invitation = await invited();
    const { visitor, seen } = await entered(invitation);
    const { email, id, secret } = invitation;
    expect(seen).toMatchObject({ stage: 'opened', agencyName: 'New Agency', answers: {} });
    expect(seen.missing).toHaveLength(7);
    await visitor.call(routes.save, secret, ANSWERS.company);
    const logoKey = await uploadLogo(visitor, secret);
    await visitor.call(routes.save, secret, { ...ANSWERS.brand, logoKey });

    const { visitor: later, seen: resumed } = await entered(invitation);
    expect(resumed).toMatchObject({ stage: 'inProgress', answers: { company: { name: 'New Agency' } } });
    const kept = resumed.answers.brand?.logoKey ?? '';
    expect(kept).toMatch(/^files\//);
    for (const step of [{ ...ANSWERS.brand, logoKey: kept }, ANSWERS.books, ANSWERS.region, ANSWERS.plan])
      expect((await later.call(routes.save, secret, step)).status).toBe(200);
    await later.call(routes.save, secret, { step: 'user', name: 'Anna New', email });
    const last = await later.call(routes.save, secret, termsOf(resumed));
    expect(last.body).toMatchObject({ missing: [], asksProof: false });

    const done = await later.call(routes.submit, secret, {});
    expect(done.body).toMatchObject({ stage: 'provisioned' });
    const { clientId, answers } = await stored(id);
    expect(answers).toMatchObject({ plan: { seats: 5, period: 'year' }, terms: { version: 1, name: 'Anna New' } });
    const { rows } = await ok(adminoneContract.routes.listUsers, operator, { body: { tenantId: clientId } });
    expect(rows).toMatchObject([{ name: 'Anna New', email, role: 'administrator', state: 'invited' }]);
    await workOff({ tenantId: clientId, entity: 'user', id: rows[0]?.id ?? '' }, 'invitation');
    expect(post.mails.at(-1)).toMatchObject({ to: email });

    const first = await makeSignedIn(clientId, { role: 'administrator' });
    expect(await ok(settingContract.routes.get, first, {})).toMatchObject({
      name: 'New Agency',
      locale: 'nl',
      currency: 'EUR',
      registerNumber: '12345678',
      address: { city: 'Amsterdam', countryId: 'NL' },
    });
    const [books, accounts, brands, statuses] = await Promise.all([
      ok(bookkeepingContract.routes.list, first, { body: {} }),
      ok(bankAccountContract.routes.list, first, { body: {} }),
      ok(brandContract.routes.list, first, { body: {} }),
      ok(statusContract.routes.list, first, { query: { mainArea: 'show' } }),
    ]);
    expect(accounts.rows).toMatchObject([{ iban: 'NL91ABNA0417164300', currency: 'EUR', isDefault: true }]);
    expect(brands.rows).toMatchObject([{ primaryColor: '#1D4ED8', logoKey: kept, isDefault: true }]);
    expect(books.rows).toMatchObject([
      { legalName: 'New Agency BV', code: 'MAIN', bankAccountId: accounts.rows[0]?.id, brandId: brands.rows[0]?.id },
    ]);
    expect(statuses.rows.length).toBeGreaterThan(10);
  });

  it('answers a second press with the same agency', async () => {
    const invitation = await invited();
    const { visitor, seen } = await entered(invitation);
    await answerAll(invitation, visitor, seen);
    const first = await visitor.call(routes.submit, invitation.secret, {});
    const second = await visitor.call(routes.submit, invitation.secret, {});
    expect([first.body.stage, second.body]).toEqual(['provisioned', first.body]);
    const { clientId } = await stored(invitation.id);
    expect(await countedUsers(clientId)).toBe(1);
    const late = await visitor.call(routes.save, invitation.secret, ANSWERS.plan);
    expect(refusal(late)).toBe('409 clientOnboarding.closed');
  });

  it('opens one agency when two press at once', async () => {
    const invitation = await invited();
    const [{ visitor, seen }, { visitor: other }] = [await entered(invitation), await entered(invitation)];
    await answerAll(invitation, visitor, seen);
    const both = await Promise.all([visitor, other].map((one) => one.call(routes.submit, invitation.secret, {})));
    expect(both.map(({ body }) => body.stage)).toEqual(['provisioned', 'provisioned']);
    const { clientId } = await stored(invitation.id);
    expect(await countedUsers(clientId)).toBe(1);
    const all = await clientStore.definition.list?.all(OPERATOR_TENANT, {});
    expect(new Set(all).size).toBe(all?.length);
  });

  it('is finished by its event when the process dies after the submission', async () => {
    const invitation = await invited();
    const { visitor, seen } = await entered(invitation);
    await answerAll(invitation, visitor, seen);
    const before = await stored(invitation.id);
    const ctx = { tenantId: OPERATOR_TENANT, now: new Date(), actor: { userId: 'system', name: 'Test' } };
    const outbox = [emit('onboardingSubmitted', { id: before.id })];
    await onboardingStore.update(ctx, before, submitted(before, ctx.now.toISOString()), { outbox });
    expect(await workOff(written(before.id), 'onboardingSubmitted')).toBe(true);
    expect((await stored(before.id)).stage).toBe('provisioned');
    expect((await provision(new Date(), before.id)).stage).toBe('provisioned');
    expect(await countedUsers(before.clientId)).toBe(1);
  });

  it('needs every answer, and a code for another address', async () => {
    const invitation = await invited();
    const { secret, id } = invitation;
    const { visitor, seen } = await entered(invitation);
    await answerAll(invitation, visitor, seen);
    const other = `bea.${Date.now()}@new-agency.example`;
    const waiting = await visitor.call(routes.save, secret, { step: 'user', name: 'Bea', email: other });
    expect(waiting.body).toMatchObject({ asksProof: true, missing: ['user'] });
    const early = await visitor.call(routes.submit, secret, {});
    expect([early.status, early.body.errors]).toMatchObject([
      400,
      [{ code: 'clientOnboarding.missing', field: 'user' }],
    ]);
    expect(refusal(await visitor.call(routes.prove, secret, { code: '123456' }))).toBe('422 link.codeUsedUp');
    expect((await visitor.call(routes.sendProof, secret, {})).status).toBe(200);
    await workOff(written(id), 'linkCode');
    const code = /^(\d{6})\s*$/m.exec(post.mails.findLast(({ to }) => to === other)?.text ?? '')?.[1] ?? '';
    const wrong = String((Number(code) + 1) % 10 ** 6).padStart(6, '0');
    expect(refusal(await visitor.call(routes.prove, secret, { code: wrong }))).toBe('422 link.codeWrong');
    expect((await visitor.call(routes.prove, secret, { code })).body).toMatchObject({ asksProof: false, missing: [] });
    expect(refusal(await visitor.call(routes.sendProof, secret, {}))).toBe('409 clientOnboarding.noProof');
    expect((await visitor.call(routes.submit, secret, {})).body.stage).toBe('provisioned');
  });

  it('opens one agency for an address', async () => {
    const invitation = await invited();
    const one = await entered(invitation);
    await answerAll(invitation, one.visitor, one.seen);
    await one.visitor.call(routes.submit, invitation.secret, {});
    const again = await invited({ email: invitation.email });
    const second = { ...again, email: invitation.email, secret: secretFor(invitation.email) };
    const two = await entered(second);
    await answerAll(second, two.visitor, two.seen);
    const refused = await two.visitor.call(routes.submit, second.secret, {});
    expect(refusal(refused)).toBe('409 clientOnboarding.addressTaken');
    expect((await stored(second.id)).stage).toBe('inProgress');
  });

  it('refuses answers that cannot be right', async () => {
    const invitation = await invited();
    const { secret } = invitation;
    const { visitor, seen } = await entered(invitation);
    const refused = async (step: object) => refusal(await visitor.call(routes.save, secret, step));
    expect(await refused({ ...ANSWERS.company, vatNumber: 'NL123' })).toBe('400 clientOnboarding.vatForm');
    expect(await refused({ ...ANSWERS.books, iban: 'NL91ABNA0417164301' })).toBe('400 iban');
    expect(await refused({ ...ANSWERS.plan, seats: 501 })).toBe('400 tooBig');
    expect(await refused({ ...termsOf(seen), hash: 'a'.repeat(64) })).toBe('409 content.changed');
    const text = new TextEncoder().encode('no picture');
    expect(await refused({ ...ANSWERS.brand, logoKey: await uploadLogo(visitor, secret, text) })).toBe(
      '400 file.content',
    );
    const { visitor: stranger, seen: theirs } = await entered(await invited());
    expect(theirs.stage).toBe('opened');
    expect(refusal(await stranger.call(routes.save, secret, ANSWERS.plan))).toBe('403 invalidLoginSession');
    const foreign = await uploadLogo(visitor, secret);
    const third = await invited();
    const { visitor: thief } = await entered(third);
    const taken = await thief.call(routes.save, third.secret, { ...ANSWERS.brand, logoKey: foreign });
    expect(refusal(taken)).toBe('404 file.gone');
    expect(await promised(written(invitation.id), 'onboardingSubmitted')).toEqual([]);
  });
});
