import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { onboardingStore } from '#functions/domains/operator/client-onboarding/store.ts';
import { handleMailEvent } from '#functions/domains/operator/system/mail-events.ts';
import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { documents } from '#functions/platform/data/table.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { portalContract } from '#shared/domains/operator/portal/contract.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { Visitor } from '#test/api/link/door.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';
import { workOff } from '#test/support/outbox.ts';
import { ANSWERS, answerAll, entered, invited, operator, post, routes, secretFor, stored, written } from './walk.ts';

const agency = await makeAgency();

const LONG_AGO = '2020-01-01T00:00:00.000Z';
/** Lets the invitation pass its end, as time would. */
async function expire(id: string): Promise<void> {
  const found = await stored(id);
  const ctx = { tenantId: OPERATOR_TENANT, now: new Date(), actor: { userId: 'system', name: 'Test' } };
  await onboardingStore.update(ctx, found, { ...found, expiresAt: LONG_AGO });
  await documents.send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: { pk: recordPk(OPERATOR_TENANT, 'clientOnboarding', noOf(id)), sk: `L#${found.linkId}` },
      UpdateExpression: 'SET expiresAt = :end',
      ExpressionAttributeValues: { ':end': LONG_AGO },
    }),
  );
}
const stateOf = async (id: string) => (await ok(routes.get, operator, { params: { id } })).state;

describe('the operator', () => {
  it('sees that the mail of an invitation came back, and is led to the invitations', async () => {
    const { id, email } = await invited();
    const tags = post.mails.findLast(({ to }) => to === email)?.tags ?? {};
    const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: email }] };
    const told = Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]]));
    const mail = { messageId: id, destination: [email], tags: told };
    await handleMailEvent({ eventType: 'Bounce', mail, bounce }, new Date());
    expect(await ok(routes.get, operator, { params: { id } })).toMatchObject({ mail: 'bounced' });
    const { rows } = await ok(notificationContract.routes.list, operator, { body: {} });
    expect(rows[0]).toMatchObject({ kind: 'mailBounced', subject: email, target: '/adminone/client' });
  });

  it('sees invitations with their state, the newest first', async () => {
    const { id } = await invited();
    const sort = { by: 'createdAt' as const, direction: 'desc' as const };
    const { rows } = await ok(routes.list, operator, { body: { sort } });
    expect(rows[0]).toMatchObject({ id, state: 'invited', mail: 'sent', agencyName: 'New Agency' });
    expect(rows[0]).not.toHaveProperty('linkId');
    await entered({ id, email: rows[0]?.contact.email ?? '', secret: secretFor(rows[0]?.contact.email ?? '') });
    expect(await stateOf(id)).toBe('opened');
    const filters = [{ field: 'state' as const, relation: 'anyOf' as const, values: ['opened'] }];
    const open = await ok(routes.list, operator, { body: { filters, sort } });
    expect(open.rows.map((row) => row.id)).toContain(id);
  });

  it('withdraws: the link and its open page end at once, and stay ended', async () => {
    const invitation = await invited();
    const { visitor } = await entered(invitation);
    const params = { id: invitation.id };
    expect(await ok(routes.withdraw, operator, { params, body: {} })).toMatchObject({ state: 'withdrawn' });
    expect(refusal(await visitor.call(routes.save, invitation.secret, ANSWERS.plan))).toBe('403 link.ended');
    expect((await visitor.call(routes.door, invitation.secret)).body).toMatchObject({ state: 'withdrawn' });
    for (const route of [routes.withdraw, routes.resend])
      expect(refusal(await call(route, operator, { params, body: {} }))).toBe('409 clientOnboarding.closed');
    expect(refusal(await call(routes.copy, operator, { params, body: {} }))).toBe('403 link.ended');
  });

  it('sends an expired one again, which then works with all that was answered', async () => {
    const invitation = await invited();
    const { visitor } = await entered(invitation);
    await visitor.call(routes.save, invitation.secret, ANSWERS.plan);
    await expire(invitation.id);
    expect(await stateOf(invitation.id)).toBe('expired');
    expect(refusal(await visitor.call(routes.submit, invitation.secret, {}))).toBe('403 link.ended');
    await ok(routes.resend, operator, { params: { id: invitation.id }, body: {} });
    await workOff(written(invitation.id), 'onboardingMail');
    const secret = secretFor(invitation.email);
    expect(secret).not.toBe(invitation.secret);
    const again = await entered({ ...invitation, secret });
    expect(again.seen).toMatchObject({ stage: 'inProgress', answers: { plan: { seats: 5 } } });
  });

  it('copies a link that opens the same page', async () => {
    const invitation = await invited();
    const { url } = await ok(routes.copy, operator, { params: { id: invitation.id }, body: {} });
    const secret = /\/clientonboarding\/([\w-]{43})$/.exec(url)?.[1] ?? '';
    expect((await entered({ ...invitation, secret })).seen.stage).toBe('opened');
  });

  it('only looks at the page, and answers nothing there', async () => {
    const invitation = await invited();
    const looking = Visitor.signedIn(operator);
    const { body } = await looking.call(routes.open, invitation.secret, {});
    expect(body).toMatchObject({ isPreview: true, stage: 'invited' });
    expect(refusal(await looking.call(routes.save, invitation.secret, ANSWERS.plan))).toBe('403 staffSession');
    expect(refusal(await looking.call(routes.submit, invitation.secret, {}))).toBe('403 staffSession');
    expect(await stateOf(invitation.id)).toBe('invited');
  });
});

describe('everybody else', () => {
  it('has no invitations', async () => {
    const { id } = await invited();
    const { administrator } = agency.users;
    expect((await call(routes.list, administrator, { body: {} })).status).toBe(403);
    expect((await call(routes.withdraw, administrator, { params: { id }, body: {} })).status).toBe(403);
    const body = { agencyName: 'X', name: 'X', email: 'x@test.example', locale: 'en' as const };
    expect((await call(routes.create, administrator, { body })).status).toBe(403);
    expect(refusal(await call(routes.get, operator, { params: { id: unknownId() } }))).toBe('404 notFound');
  });

  it('enters by no secret of another kind, and not without the code', async () => {
    const { secret } = await invited();
    expect(refusal(await new Visitor().call(portalContract.routes.open, secret, {}))).toBe('404 linkUnknown');
    expect(refusal(await new Visitor().call(routes.open, secret, {}))).toBe('400 required');
    expect(refusal(await new Visitor().call(routes.open, secret, { code: '123456' }))).toBe('422 link.codeUsedUp');
    expect(refusal(await new Visitor().call(routes.see, secret, {}))).toBe('403 invalidLoginSession');
  });

  it('changes nothing by looking at the door', async () => {
    const { id, secret } = await invited();
    const before = await stored(id);
    for (let i = 0; i < 3; i++) expect((await new Visitor().call(routes.door, secret)).body.state).toBe('live');
    expect(await stored(id)).toEqual(before);
  });
});

it('cannot be withdrawn once its agency exists', async () => {
  const invitation = await invited();
  const { visitor, seen } = await entered(invitation);
  await answerAll(invitation, visitor, seen);
  await visitor.call(routes.submit, invitation.secret, {});
  const refused = await call(routes.withdraw, operator, { params: { id: invitation.id }, body: {} });
  expect(refusal(refused)).toBe('409 clientOnboarding.closed');
});
