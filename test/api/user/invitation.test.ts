import { beforeEach, describe, expect, it } from 'vitest';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import type { User } from '#shared/domains/identity/user/schemas.ts';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeOperator, unknownId } from '#test/support/fixtures.ts';
import { KNOWN } from '#test/support/identity.ts';
import { workOff } from '#test/support/outbox.ts';

const { invite, resetPassword, deactivate } = userContract.routes;
const { mailbox, agency } = await agreementAgencies();
const admin = agency.users.administrator;
/** As it stands in a mail, on a line of its own. */
const PASSWORD = /^[a-z]{10}[2-9]{4}\r?$/m;

const invited = (email = `${unknownId().toLowerCase()}@test.example`) =>
  ok(invite, admin, { body: { name: 'Ines Duarte', email, role: 'agent', allArtists: true } });
const written = ({ id }: Pick<User, 'id'>, tenantId = agency.tenantId) => ({ tenantId, entity: 'user', id });
const mailsTo = (email: string) => mailbox.mails.filter(({ to }) => to === email);
const passwordTo = (email: string) => PASSWORD.exec(mailsTo(email).at(-1)?.text ?? '')?.[0].trim() ?? '';
const notes = async (subject: string, { tenantId = agency.tenantId, userId = admin.user.id } = {}) =>
  (await notificationsOf(tenantId, userId)).filter((note) => note.subject === subject);
beforeEach(() => {
  delete mailbox.service.refuses;
});

describe('an invitation', () => {
  it('leaves once by the outbox, with a password that stands nowhere else', async () => {
    const user = await invited();
    expect(mailsTo(user.email)).toEqual([]);
    expect(await workOff(written(user), 'invitation')).toBe(true);
    expect(await workOff(written(user), 'invitation', 2)).toBe(true);
    expect(mailsTo(user.email)).toHaveLength(1);
    const password = passwordTo(user.email);
    expect(password).not.toBe('');
    const log = await activityOf(agency.tenantId, 'user', noOf(user.id));
    expect(JSON.stringify([log, await userStore.get(agency, user.id)])).not.toContain(password);
  });

  it('brings no password to who has one', async () => {
    const user = await invited(`${KNOWN}.${unknownId().toLowerCase()}@test.example`);
    await workOff(written(user), 'invitation');
    expect(mailsTo(user.email)[0]?.text).toContain('the password you already use');
    expect(passwordTo(user.email)).toBe('');
  });

  it('goes out again with another password', async () => {
    const user = await invited();
    await workOff(written(user), 'invitation');
    const first = passwordTo(user.email);
    await ok(resetPassword, admin, { body: { id: user.id } });
    await workOff(written(user), 'invitation');
    expect(mailsTo(user.email)).toHaveLength(2);
    expect(passwordTo(user.email)).toMatch(PASSWORD);
    expect(passwordTo(user.email)).not.toBe(first);
  });

  it('is tried again while the mail service is away, each time with another password', async () => {
    const user = await invited();
    mailbox.service.refuses = 'ServiceUnavailable';
    expect(await workOff(written(user), 'invitation')).toBe(false);
    expect(await notes(user.email)).toEqual([]);
    delete mailbox.service.refuses;
    expect(await workOff(written(user), 'invitation', 2)).toBe(true);
    expect(passwordTo(user.email)).not.toBe('');
  });

  it('that the mail service refuses is told to who invited, once', async () => {
    const user = await invited();
    mailbox.service.refuses = 'MessageRejected';
    expect(await workOff(written(user), 'invitation')).toBe(true);
    expect(await workOff(written(user), 'invitation', 2)).toBe(true);
    expect(await notes(user.email)).toMatchObject([{ kind: 'mailBounced', target: `/user/internal/${user.id}/edit` }]);
  });

  it('does not reach who has no access any more', async () => {
    const user = await invited();
    await ok(deactivate, admin, { body: { id: user.id, rev: user.rev } });
    expect(await workOff(written(user), 'invitation')).toBe(true);
    expect(mailsTo(user.email)).toEqual([]);
  });
});

describe('a new password', () => {
  it('replaces the one that an active user has', async () => {
    const { user } = agency.users.artist;
    expect(await ok(resetPassword, admin, { body: { id: user.id } })).toEqual({ ok: true });
    await workOff(written(user), 'invitation');
    expect(passwordTo(user.email)).not.toBe('');
  });

  it('is not sent by who may not', async () => {
    const { assistant, finance } = agency.users;
    const refused = await call(resetPassword, assistant, { body: { id: finance.user.id } });
    expect(refusal(refused)).toBe('403 denied');
    await expect(workOff(written(finance.user), 'invitation')).rejects.toThrow(/promised/);
  });
});

it('an agency’s first administrator is invited so too, and the operator is told when it cannot leave', async () => {
  const operator = await makeOperator();
  const email = `${unknownId().toLowerCase()}@test.example`;
  const body = { name: 'Harbour Lights', administrator: { name: 'Ada First', email } };
  const { id: tenantId } = await ok(adminoneContract.routes.createClient, operator, { body });
  const { rows } = await ok(adminoneContract.routes.listUsers, operator, { body: { tenantId } });
  mailbox.service.refuses = 'MessageRejected';
  await workOff(written({ id: rows[0]?.id ?? '' }, tenantId), 'invitation');
  expect(await notes(email, { tenantId: OPERATOR_TENANT, userId: operator.user.id })).toMatchObject([
    { kind: 'mailBounced', target: `/adminone/client/${tenantId}` },
  ]);
});
