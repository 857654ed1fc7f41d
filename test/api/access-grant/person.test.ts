import { beforeAll, describe, expect, it } from 'vitest';
import { grantStore } from '#functions/domains/identity/access-grant/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { accessGrantContract } from '#shared/domains/identity/access-grant/contract.ts';
import type { GrantRow } from '#shared/domains/identity/access-grant/schemas.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeOperator, makeSignedIn, makeUser, signedIn, type TestUser } from '#test/support/fixtures.ts';
import { workOff } from '#test/support/outbox.ts';

const { routes } = accessGrantContract;
const { mailbox, agency, other } = await agreementAgencies();
const { administrator } = agency.users;

const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const termsOf = ({ id, rev, preset, allArtists, artists, from, until }: GrantRow) => ({
  body: { id, rev, preset, allArtists, artistIds: artists.map((one) => one.id), from, until },
});
const status = async (who: TestUser) => (await ok(routes.status, who, {})).rows;
const written = ({ id }: { readonly id: string }) => ({ tenantId: agency.tenantId, entity: 'accessGrant', id });

describe('a person whose access has ended', () => {
  let guest: TestUser;
  beforeAll(async () => {
    guest = await makeSignedIn(agency.tenantId, { role: 'agent' });
    await ok(userContract.routes.deactivate, administrator, { body: { id: guest.user.id, rev: guest.user.rev } });
  });
  const again = (who: TestUser, userId = guest.user.id, reason = 'Back for two weeks') =>
    call(routes.askAgain, who, { body: { userId, reason } });

  it('learns how it stands and whom to ask, and asks once', async () => {
    expect(await status(guest)).toMatchObject([
      { userId: guest.user.id, state: 'ended', mayAsk: true, administrators: [administrator.user.name] },
    ]);
    const answers = await Promise.all([again(guest), again(guest)]);
    expect(answers.map(refusal)).toEqual(['200', '200']);
    expect((await again(guest)).body.rows).toMatchObject([{ state: 'pending', mayAsk: false }]);
    const { rows } = await ok(routes.list, administrator, { body: { keyword: guest.user.email } });
    expect(rows).toMatchObject([
      { origin: 'person', state: 'requested', preset: 'view', reason: 'Back for two weeks' },
    ]);
  });

  it('is told why it was declined, by mail and on the page, and may ask again', async () => {
    const [row] = (await ok(routes.list, administrator, { body: { keyword: guest.user.email } })).rows;
    if (!row) throw new Error('no request');
    await ok(routes.decline, administrator, { body: { id: row.id, rev: row.rev, reason: 'After the holidays' } });
    mailbox.mails.length = 0;
    await workOff(written(row), 'accessGrant');
    const [mail] = mailbox.mails.filter(({ to }) => to === guest.user.email);
    expect(mail?.text).toContain('After the holidays');
    expect(mail?.text).toContain('/client/access/status');
    expect(await status(guest)).toMatchObject([{ state: 'declined', answer: 'After the holidays', mayAsk: true }]);
    expect(refusal(await again(guest))).toBe('200');
  });

  it('gets in again when it is granted, and sees that it was revoked', async () => {
    const { rows } = await ok(routes.list, administrator, { body: { keyword: guest.user.email } });
    const row = rows.find(({ state }) => state === 'requested');
    if (!row) throw new Error('no request');
    const granted = await ok(routes.grant, administrator, termsOf(row));
    expect(granted.userId).toBe(guest.user.id);
    expect(await status(guest)).toMatchObject([{ state: 'active', at: granted.until, mayAsk: false }]);
    expect(refusal(await again(guest))).toBe('409 accessGrant.notOver');
    await ok(routes.revoke, administrator, { body: { id: granted.id, rev: granted.rev } });
    expect(await status(guest)).toMatchObject([{ state: 'revoked', mayAsk: true }]);
  });

  it('asks for no one else, and lasting access has nothing to tell', async () => {
    const stranger = await makeSignedIn(other.tenantId, { role: 'agent' });
    expect(refusal(await again(stranger))).toBe('404 notFound');
    expect(await status(stranger)).toEqual([]);
    expect(refusal(await again(stranger, stranger.user.id))).toBe('409 accessGrant.notOver');
    const outside = await makeSignedIn(agency.tenantId, { role: 'artist' });
    await ok(userContract.routes.deactivate, administrator, { body: { id: outside.user.id, rev: outside.user.rev } });
    expect(await status(outside)).toMatchObject([{ state: 'ended', mayAsk: false }]);
    expect(refusal(await again(outside, outside.user.id))).toBe('409 accessGrant.notOver');
  });

  it('asks a few times a day at most', async () => {
    const often = await makeSignedIn(agency.tenantId, { role: 'agent' });
    await ok(userContract.routes.deactivate, administrator, { body: { id: often.user.id, rev: often.user.rev } });
    const refusals: string[] = [];
    for (let i = 0; i < 6; i++) {
      refusals.push(refusal(await again(often, often.user.id)));
      const { rows } = await ok(routes.list, administrator, { body: { keyword: often.user.email } });
      const open = rows.find(({ state }) => state === 'requested');
      if (open) await ok(routes.decline, administrator, { body: { id: open.id, rev: open.rev, reason: 'No more' } });
    }
    expect(refusals).toEqual([...Array<string>(5).fill('200'), '403 tooManyActions']);
  });
});

describe('the operator', () => {
  const support = { preset: 'view' as const, from: at(-0.1), until: at(3), reason: 'Ticket 4711' };

  it('asks for access of their own, and gets it from an administrator alone', async () => {
    const operator = await makeOperator();
    const row = await ok(routes.requestSupport, operator, { body: { tenantId: agency.tenantId, ...support } });
    expect(row).toMatchObject({ origin: 'operator', email: operator.user.email, allArtists: true, state: 'requested' });
    const { rows } = await ok(routes.listSupport, operator, { body: { tenantId: agency.tenantId } });
    expect(rows.map(({ id }) => id)).toContain(row.id);
    expect((await ok(routes.listSupport, operator, { body: { tenantId: other.tenantId } })).rows).toEqual([]);
    const denied = [
      await call(routes.requestSupport, administrator, { body: { tenantId: agency.tenantId, ...support } }),
      await call(routes.listSupport, administrator, { body: { tenantId: agency.tenantId } }),
      await call(routes.grant, operator, termsOf(row)),
    ];
    expect(denied.map(refusal)).toEqual(['403 denied', '403 denied', '404 notFound']);
    const granted = await ok(routes.grant, administrator, termsOf(row));
    await workOff(written(row), 'accessGrant');
    const user = await userStore.get(agency, granted.userId ?? '');
    expect(user).toMatchObject({ isOperator: false, role: 'readOnly', email: operator.user.email });
  });

  it('acts as a user under the access granted, while it lasts; without one it is not forbidden', async () => {
    const operator = await makeOperator();
    const { agent } = agency.users;
    const enter = () =>
      ok(sessionContract.routes.impersonate, operator, {
        body: { tenantId: agency.tenantId, userId: agent.user.id, reason: 'Ticket 4711' },
      });
    const entryOf = async (name: string) => {
      const made = await ok(artistContract.routes.create, operator, { body: { name } });
      const { rows } = await ok(artistContract.routes.activity, administrator, { params: { id: made.id }, query: {} });
      return rows[0];
    };
    await enter();
    expect((await entryOf('Before'))?.grantId).toBeUndefined();
    await ok(sessionContract.routes.endImpersonation, operator, { body: {} });

    const row = await ok(routes.requestSupport, operator, { body: { tenantId: agency.tenantId, ...support } });
    // The pool of the tests gives each address a person of its own: here it is the operator.
    const own = await makeUser(agency.tenantId, { role: 'readOnly', sub: operator.user.sub });
    const ctx = { ...agency, now: new Date(), actor: { userId: 'test', name: 'Test' } };
    await userStore.update(ctx, own, { ...own, grantId: row.id, accessUntil: row.until });
    await enter();
    expect(await entryOf('During')).toMatchObject({ realActorName: operator.user.name, grantId: row.id });
    const log = await activityOf(agency.tenantId, 'user', agent.user.no);
    expect(log[0]).toMatchObject({ action: 'impersonate', grantId: row.id });
    const { rev } = await userStore.get(agency, own.id);
    await ok(userContract.routes.deactivate, administrator, { body: { id: own.id, rev } });
    expect((await entryOf('After'))?.grantId).toBeUndefined();
    expect(await grantStore.get(agency, row.id)).toMatchObject({ stage: 'requested' });
  });

  it('names only an agency that exists', async () => {
    const operator = await makeOperator();
    const body = { tenantId: operator.user.id, ...support };
    expect(refusal(await call(routes.requestSupport, operator, { body }))).toBe('404 notFound');
    expect((await status(await signedIn(operator.user))).length).toBe(0);
  });
});
