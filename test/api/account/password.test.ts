import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountContract } from '#shared/domains/account/contract.ts';
import { sessionContract } from '#shared/domains/session/contract.ts';
import { userContract } from '#shared/domains/user/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, signedIn, type TestUser } from '#test/support/fixtures.ts';
import { signToken, WRONG_CODE, WRONG_PASSWORD } from '#test/support/identity.ts';
import { workOff } from '#test/support/outbox.ts';
import { paperAgencies } from '#test/support/paper-agencies.ts';

const { changePassword } = accountContract.routes;
const { confirmReset, me, signIn } = sessionContract.routes;
const { paper, agency } = await paperAgencies();
let other: Agency;
beforeAll(async () => {
  other = await makeAgency();
});

const NEW = 'another-good-1';
/** A person with two sign-ins at one agency and one at another. */
async function person() {
  const sub = randomUUID();
  const here = await makeSignedIn(agency.tenantId, { role: 'agent', sub });
  return {
    sub,
    here,
    there: await signedIn(here.user),
    elsewhere: await makeSignedIn(other.tenantId, { role: 'agent', sub }),
  };
}
const states = (...who: TestUser[]) => Promise.all(who.map(async (one) => (await call(me, one, {})).status));
const mailsTo = ({ user }: TestUser) => paper.mails.filter(({ to }) => to === user.email);
const written = ({ user }: TestUser) => ({ tenantId: agency.tenantId, entity: 'user', id: user.id });
const nobody = { token: '' };

describe('a changed password', () => {
  it('ends every other session of the person, in all agencies, and a mail says so', async () => {
    const { here, there, elsewhere } = await person();
    const body = { password: 'right-password-1', newPassword: NEW };
    await ok(changePassword, here, { body });
    expect(await states(here, there, elsewhere)).toEqual([200, 403, 403]);
    expect(await workOff(written(here), 'passwordChanged')).toBe(true);
    expect(await workOff(written(here), 'passwordChanged', 2)).toBe(true);
    expect(mailsTo(here)).toHaveLength(1);
    expect(mailsTo(here)[0]?.text).toContain('Your password was changed');
  });

  it('ends nothing where it is refused', async () => {
    const { here, there, elsewhere } = await person();
    const body = { password: WRONG_PASSWORD, newPassword: NEW };
    expect(refusal(await call(changePassword, here, { body }))).toBe('400 account.password');
    expect(await states(here, there, elsewhere)).toEqual([200, 200, 200]);
  });

  it('lets no earlier sign-in open a session that it had not opened yet', async () => {
    const { here, sub } = await person();
    await ok(changePassword, here, { body: { password: 'right-password-1', newPassword: NEW } });
    const enter = (age: number) =>
      call(signIn, { token: signToken({ sub, originJti: randomUUID(), age }) }, { body: { userId: here.user.id } });
    expect(refusal(await enter(60))).toBe('403 invalidLoginSession');
    expect((await enter(-1)).status).toBe(200);
  });
});

describe('a password that was reset', () => {
  it('by a mailed code ends every session of the person', async () => {
    const { here, there, elsewhere } = await person();
    const body = { email: here.user.email, code: '123456', password: NEW };
    const wrong = await call(confirmReset, nobody, { body: { ...body, code: WRONG_CODE } });
    expect([refusal(wrong), wrong.body.errors?.[0]?.field]).toEqual(['400 session.resetCode', 'code']);
    expect(await states(here, there, elsewhere)).toEqual([200, 200, 200]);
    await ok(confirmReset, nobody, { body });
    expect(await states(here, there, elsewhere)).toEqual([403, 403, 403]);
  });

  it('by an administrator ends every session of the person', async () => {
    const { here, there, elsewhere } = await person();
    await ok(userContract.routes.resetPassword, agency.users.administrator, { body: { id: here.user.id } });
    await workOff(written(here), 'invitation');
    expect(await states(here, there, elsewhere)).toEqual([403, 403, 403]);
  });
});
