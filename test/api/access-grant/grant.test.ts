import { beforeEach, describe, expect, it, vi } from 'vitest';
import { grantStore } from '#functions/domains/identity/access-grant/store.ts';
import { handler as endAccess } from '#functions/domains/identity/user/jobs/end-temporary-access.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { loadIdentity } from '#functions/platform/session/access.ts';
import { accessGrantContract } from '#shared/domains/identity/access-grant/contract.ts';
import type { GrantRow } from '#shared/domains/identity/access-grant/schemas.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeArtist, makeSignedIn, signedIn, type TestUser, unknownId } from '#test/support/fixtures.ts';
import { workOff } from '#test/support/outbox.ts';

const { routes } = accessGrantContract;
const { mailbox, agency, other } = await agreementAgencies();
const { administrator, agent, finance } = agency.users;

const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const address = () => `${unknownId().toLowerCase()}@books.example`;
const asked = (more: object = {}) => ({
  name: 'Nora Lind',
  email: address(),
  preset: 'bookkeeping' as const,
  allArtists: true,
  from: at(-0.1),
  until: at(7),
  reason: 'Year end accounts',
  ...more,
});
const ask = (more: object = {}, by: TestUser = agent) => ok(routes.request, by, { body: asked(more) });
const termsOf = ({ id, rev, preset, allArtists, artists, from, until }: GrantRow, more: object = {}) => ({
  body: { id, rev, preset, allArtists, artistIds: artists.map((one) => one.id), from, until, ...more },
});
const grantIt = (row: GrantRow, more: object = {}, by: TestUser = administrator) =>
  ok(routes.grant, by, termsOf(row, more));
const written = ({ id }: { readonly id: string }) => ({ tenantId: agency.tenantId, entity: 'accessGrant', id });
const userOf = async ({ userId }: GrantRow) => userStore.get(agency, userId ?? '');
const me = (who: { readonly token: string }) => call(sessionContract.routes.me, who, {});
const rowOf = async ({ id }: GrantRow) =>
  (await ok(routes.list, administrator, { body: { perPage: 200 } })).rows.find((row) => row.id === id);

beforeEach(() => {
  mailbox.mails.length = 0;
});

describe('a request', () => {
  it('by any user of the agency reaches its administrators, once, in the inbox and by mail', async () => {
    const row = await ask();
    expect(row).toMatchObject({ state: 'requested', origin: 'staff', askedBy: { userId: agent.user.id } });
    await workOff(written(row), 'accessGrant');
    await workOff(written(row), 'accessGrant', 2);
    const notes = await notificationsOf(agency.tenantId, administrator.user.id);
    expect(notes.filter(({ kind }) => kind === 'accessAsked')).toMatchObject([
      { subject: 'Nora Lind', target: '/user/temporaryaccess' },
    ]);
    expect(mailbox.mails.map(({ to }) => to)).toEqual([administrator.user.email]);
    expect(mailbox.mails[0]?.text).toContain('Year end accounts');
  });

  it('is listed for its author and the administrators, and for nobody else', async () => {
    const row = await ask();
    const seen = async (who: TestUser) =>
      (await ok(routes.list, who, { body: { perPage: 200 } })).rows.some(({ id }) => id === row.id);
    expect([await seen(agent), await seen(administrator), await seen(finance)]).toEqual([true, true, false]);
    expect(await seen(other.users.administrator)).toBe(false);
    expect(refusal(await call(routes.list, agency.users.artist, { body: {} }))).toBe('403 denied');
    expect(refusal(await call(routes.request, agency.users.promoter, { body: asked() }))).toBe('403 denied');
  });

  it('is refused for a bad period, no artist, a person with access, and while another is open', async () => {
    const refused = async (more: object, by: TestUser = agent) => {
      const answer = await call(routes.request, by, { body: asked(more) });
      return [refusal(answer), answer.body.errors?.[0]?.field];
    };
    expect(await refused({ until: at(91) })).toEqual(['400 accessGrant.tooLong', 'until']);
    expect(await refused({ until: at(-0.01) })).toEqual(['400 accessGrant.past', 'until']);
    expect(await refused({ from: at(8) })).toEqual(['400 accessGrant.order', 'until']);
    expect(await refused({ allArtists: false })).toEqual(['400 accessGrant.noArtists', 'artistIds']);
    expect((await refused({ reason: 'no' }))[1]).toBe('reason');
    expect((await refused({ allArtists: false, artistIds: [unknownId()] }))[0]).toBe('400 choice');
    expect(await refused({ email: finance.user.email })).toEqual(['409 accessGrant.hasAccess', 'email']);
    expect(await refused({ email: agency.users.artist.user.email })).toEqual(['409 accessGrant.outside', 'email']);
    const { email } = await ask();
    expect(await refused({ email })).toEqual(['409 accessGrant.open', 'email']);
    const some = await makeSignedIn(agency.tenantId, { role: 'agent', allArtists: false });
    expect(await refused({}, some)).toEqual(['409 user.notHeld', 'allArtists']);
  });

  it('twice at once is open once', async () => {
    const body = asked();
    const answers = await Promise.all([1, 2].map(() => call(routes.request, agent, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a grant', () => {
  it('makes the user with the rights of the preset until the end, invites them, and tells both', async () => {
    const row = await grantIt(await ask());
    expect(row).toMatchObject({ state: 'active', decidedBy: { name: administrator.user.name } });
    const user = await userOf(row);
    expect(user).toMatchObject({ role: 'finance', state: 'invited', accessUntil: row.until, allArtists: true });
    expect(user.permissions).toContain('invoice.issue');
    expect(user.permissions.some((one) => one.startsWith('user.'))).toBe(false);
    await workOff({ ...written(user), entity: 'user' }, 'invitation');
    mailbox.mails.length = 0;
    await workOff(written(row), 'accessGrant');
    expect(mailbox.mails.map(({ to }) => to).sort()).toEqual(
      [agent.user.email, administrator.user.email, row.email].sort(),
    );
    const guest = await signedIn(user);
    expect((await me(guest)).body.user.accessUntil).toBe(row.until);
  });

  it('lets an administrator change the terms', async () => {
    const row = await grantIt(await ask(), {
      preset: 'view',
      until: at(2),
      allArtists: false,
      artistIds: [agency.artist.id],
    });
    expect(row).toMatchObject({ preset: 'view', artists: [{ id: agency.artist.id }] });
    const user = await userOf(row);
    expect([user.role, user.allArtists, user.artistIds]).toEqual(['readOnly', false, [agency.artist.id]]);
    const guest = await signedIn(user);
    const denied = await call(artistContract.routes.create, guest, { body: { name: 'Not mine to make' } });
    expect(refusal(denied)).toBe('403 denied');
  });

  it('is for those who invite users, within their own rights, in their agency, at the state they saw', async () => {
    const row = await ask();
    expect(refusal(await call(routes.grant, agent, termsOf(row)))).toBe('403 denied');
    expect(refusal(await call(routes.grant, other.users.administrator, termsOf(row)))).toBe('404 notFound');
    const helper = await makeSignedIn(agency.tenantId, { role: 'agent', permissions: ['user.invite', 'show.read'] });
    const more = await call(routes.grant, helper, termsOf(row));
    expect([refusal(more), more.body.errors?.[0]?.field]).toEqual(['409 user.notHeld', 'permissions']);
    const stale = await call(routes.grant, administrator, termsOf({ ...row, rev: row.rev + 1 }));
    expect(refusal(stale)).toBe('409 stale');
    expect((stale.body as unknown as { current: GrantRow }).current).toMatchObject({ id: row.id, state: 'requested' });
    expect(refusal(await call(routes.grant, administrator, termsOf(row, { until: at(-1), from: at(-2) })))).toBe(
      '400 accessGrant.past',
    );
    const byOther = await makeArtist(other.tenantId, 'Theirs');
    const foreign = { allArtists: false, artistIds: [byOther.id] };
    expect(refusal(await call(routes.grant, administrator, termsOf(row, foreign)))).toBe('400 choice');
    expect((await rowOf(row))?.state).toBe('requested');
  });

  it('of two administrators at once happens once', async () => {
    const second = await makeSignedIn(agency.tenantId, { role: 'administrator' });
    const row = await ask();
    const answers = await Promise.all([administrator, second].map((who) => call(routes.grant, who, termsOf(row))));
    expect(answers.map(refusal).sort()).toEqual(['200', '409 stale']);
    const log = await activityOf(agency.tenantId, 'accessGrant', noOf(row.id));
    expect(log.map(({ action }) => action)).toEqual(['accessGranted', 'accessAsked']);
    const users = await ok(userContract.routes.list, administrator, { body: { keyword: row.email } });
    expect(users.total).toBe(1);
  });

  it('takes effect at its begin: not before, exactly then, and the person is invited by the job', async () => {
    const row = await grantIt(await ask({ from: at(1) }));
    expect(row.state).toBe('granted');
    const user = await userOf(row);
    expect(user.accessFrom).toBe(row.from);
    const guest = await signedIn(user);
    const early = await me(guest);
    expect([refusal(early), early.body.errors?.[0]?.target]).toEqual([
      '403 invalidLoginSession',
      '/client/access/status?reason=own',
    ]);
    const begun = await ok(routes.status, guest, {});
    expect(begun.rows).toMatchObject([{ state: 'notBegun', at: row.from, mayAsk: false }]);
    mailbox.mails.length = 0;
    await endAccess({ scheduledTime: row.from });
    await endAccess({ scheduledTime: row.from });
    const after = await userOf(row);
    expect([after.accessFrom, after.state]).toEqual([undefined, 'invited']);
    await workOff({ ...written(user), entity: 'user' }, 'accessGrant');
    expect(mailbox.mails).toMatchObject([{ to: row.email }]);
    expect(mailbox.mails[0]?.text).toContain(administrator.user.name);
    // A new password has ended the sign-ins before it.
    expect(refusal(await me(await signedIn(user)))).toBe('200');
  });

  it('is over at its end at the very request, and the job puts it in order', async () => {
    const row = await grantIt(await ask());
    const user = await userOf(row);
    const guest = await signedIn(user);
    expect((await me(guest)).status).toBe(200);
    const late = new Date(row.until);
    vi.useFakeTimers({ now: late, toFake: ['Date'] });
    try {
      const fresh = await signedIn(user);
      expect(refusal(await me(fresh))).toBe('403 invalidLoginSession');
      const [listed] = (await ok(routes.list, await signedIn(administrator.user), { body: { keyword: row.email } }))
        .rows;
      expect(listed?.state).toBe('ended');
    } finally {
      vi.useRealTimers();
    }
    await endAccess({ scheduledTime: row.until });
    expect((await userOf(row)).state).toBe('deactivated');
    await workOff({ ...written(user), entity: 'user' }, 'accessGrant');
    expect(await grantStore.get(agency, row.id)).toMatchObject({ stage: 'ended' });
    expect(refusal(await call(routes.revoke, administrator, { body: { id: row.id, rev: row.rev + 1 } }))).toBe(
      '409 accessGrant.decided',
    );
  });

  it('reopens the user of the person, and extends access that lasts', async () => {
    const first = await grantIt(await ask());
    const user = await userOf(first);
    const longer = await grantIt(await ask({ email: first.email, preset: 'view' }), { until: at(30) });
    expect(longer.userId).toBe(first.userId);
    expect(await userOf(longer)).toMatchObject({ grantId: longer.id, role: 'readOnly', accessUntil: longer.until });
    await workOff({ ...written(user), entity: 'user' }, 'accessGrant');
    expect([(await rowOf(first))?.state, (await rowOf(longer))?.state]).toEqual(['ended', 'active']);
    await ok(routes.revoke, administrator, { body: { id: longer.id, rev: longer.rev } });
    const again = await grantIt(await ask({ email: first.email }));
    expect(await userOf(again)).toMatchObject({ id: user.id, state: 'invited', role: 'finance', grantId: again.id });
  });

  it('leaves its end to the grant; a user who is taken back for good leaves it', async () => {
    const row = await grantIt(await ask());
    const user = await userOf(row);
    const profile = { name: user.name, role: user.role, rev: user.rev };
    const kept = await call(userContract.routes.update, administrator, { params: { id: user.id }, body: profile });
    expect(refusal(kept)).toBe('409 user.byGrant');
    await ok(routes.revoke, administrator, { body: { id: row.id, rev: row.rev } });
    const { rev } = await userOf(row);
    const back = await ok(userContract.routes.reactivate, administrator, { body: { id: user.id, rev } });
    expect([back.state, back.grantId]).toEqual(['active', undefined]);
  });

  it('marks what the user does in the log', async () => {
    const row = await grantIt(await ask({ preset: 'booking' }));
    const guest = await signedIn(await userOf(row));
    const made = await ok(artistContract.routes.create, guest, { body: { name: `Made by ${row.email}` } });
    const log = await ok(artistContract.routes.activity, administrator, { params: { id: made.id }, query: {} });
    expect(log.rows[0]).toMatchObject({ actorName: 'Nora Lind', grantId: row.id });
    const own = await ok(artistContract.routes.create, administrator, { body: { name: `Not by ${row.email}` } });
    const plain = await ok(artistContract.routes.activity, administrator, { params: { id: own.id }, query: {} });
    expect(plain.rows[0]?.grantId).toBeUndefined();
  });
});

describe('an administrator', () => {
  it('declines with a reason, which reaches the author', async () => {
    const row = await ask();
    const declined = await ok(routes.decline, administrator, {
      body: { id: row.id, rev: row.rev, reason: 'Ask Greta' },
    });
    expect(declined).toMatchObject({
      state: 'declined',
      answer: 'Ask Greta',
      decidedBy: { name: administrator.user.name },
    });
    await workOff(written(row), 'accessGrant');
    const toAgent = mailbox.mails.filter(({ to }) => to === agent.user.email);
    expect(toAgent[0]?.text).toContain('Ask Greta');
    expect(mailbox.mails.some(({ to }) => to === row.email)).toBe(false);
    const again = await call(routes.decline, administrator, {
      body: { id: row.id, rev: declined.rev, reason: 'Once more' },
    });
    expect(refusal(again)).toBe('409 accessGrant.decided');
    expect(refusal(await call(routes.decline, agent, { body: { id: row.id, rev: row.rev, reason: 'Mine' } }))).toBe(
      '403 denied',
    );
  });

  it('revokes: the next request is refused, and the sessions end', async () => {
    const row = await grantIt(await ask());
    const user = await userOf(row);
    const guest = await signedIn(user);
    expect((await me(guest)).status).toBe(200);
    expect(refusal(await call(routes.revoke, agent, { body: { id: row.id, rev: row.rev } }))).toBe('403 denied');
    const foreign = await call(routes.revoke, other.users.administrator, { body: { id: row.id, rev: row.rev } });
    expect(refusal(foreign)).toBe('404 notFound');
    const revoked = await ok(routes.revoke, administrator, { body: { id: row.id, rev: row.rev } });
    expect(revoked.state).toBe('revoked');
    expect((await me(guest)).status).not.toBe(200);
    expect((await userOf(row)).state).toBe('deactivated');
    const { sessions } = await loadIdentity(user.sub);
    expect(sessions.map(({ ended }) => ended)).toEqual(['signedOut']);
    const stale = await call(routes.revoke, administrator, { body: { id: row.id, rev: row.rev } });
    expect(refusal(stale)).toBe('409 stale');
  });
});
