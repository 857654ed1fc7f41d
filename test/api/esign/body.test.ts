import { beforeAll, expect, it } from 'vitest';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { unknownId } from '#test/support/fixtures.ts';
import { draftOf, giveSignature, outsider, PROMOTER, pickParticipant, sentOut, workAll } from './signing.ts';

const { agency, other, mailbox } = await agreementAgencies();
const { agent } = agency.users;
const { participants, files, reminders } = esignContract.routes;
beforeAll(() => giveSignature(agency));

it('changes the participants of a draft and nothing else', async () => {
  const { id, rev, ...draft } = await draftOf(agency, { title: 'Our contract', checkerIds: [agent.user.id] });
  const people = [outsider({ name: 'Max Test', email: 'max@outside.example' }), ...draft.participants.slice(1)];
  const body = { id, rev, participants: people.map((one) => ('id' in one ? pickParticipant(one) : one)) };
  const after = await ok(participants, agent, { body });
  expect(after.participants.map((one) => one.people[0]?.name)).toContain('Max Test');
  expect(after).toMatchObject({ title: 'Our contract', checkers: draft.checkers, reminders: draft.reminders });
  expect(refusal(await call(participants, agent, { body }))).toBe('409 stale');
});

it('lists the files of a document of the agency', async () => {
  const draft = await draftOf(agency);
  const { rows } = await ok(files, agent, { body: { id: draft.id } });
  expect(rows).toEqual(draft.files);
  expect(rows).toHaveLength(1);
  expect(refusal(await call(files, other.users.agent, { body: { id: draft.id } }))).toBe('404 notFound');
});

it('reminds a participant who was asked', async () => {
  const { id, participants: all } = await sentOut(agency);
  const participantId = all[0]?.id ?? '';
  mailbox.mails.length = 0;
  await ok(reminders, agent, { body: { id, participantId } });
  await workAll(agency, id);
  expect(mailbox.mails.map(({ to }) => to)).toEqual([PROMOTER]);
  const nobody = await call(reminders, agent, { body: { id, participantId: unknownId() } });
  expect(nobody.status).toBeGreaterThanOrEqual(400);
});
