import { describe, expect, it } from 'vitest';
import { lockWrite, nextLock } from '#functions/domains/agreements/invoice/public/month-lock.ts';
import { linksOf } from '#functions/domains/relations/link/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { billingAgency } from '#test/api/invoice/agency.ts';
import { Visitor } from '#test/api/link/door.ts';
import { asSeen, draftOf, newArtist, settledNight } from '#test/api/statement/statements.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeSignedIn } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { promised, workOff } from '#test/support/outbox.ts';
import { mailedStatement, NINA, readyStatement } from './mailed.ts';

const [post, agency, other] = await Promise.all([mailbox(), billingAgency(), billingAgency()]);
const { agree, ask, copy, door, file, links, open, see, withdraw } = statementLinkContract.routes;
const { agent } = agency.users;
const mailed = (sending: object = {}, more: object = {}) => mailedStatement(agency, post.mails, sending, more);
const opened = async (secret: string) => {
  const visitor = new Visitor();
  expect((await visitor.call(open, secret, {})).status).toBe(200);
  return visitor;
};
const now = (id: string) => ok(statementContract.routes.get, agent, { params: { id } });

const written = ({ id }: { readonly id: Id }) => ({ tenantId: agency.tenantId, entity: 'statement', id });

describe('the page of a statement', () => {
  it('names no statement before a person opens it, and changes nothing by GET', async () => {
    const { statement, secret } = await mailed();
    const before = await linksOf(agency.tenantId, 'statement', statement.id);
    for (let i = 0; i < 3; i++) {
      const { body } = await new Visitor().call(door, secret);
      expect(body).toMatchObject({ kind: 'statement', state: 'live' });
      expect(JSON.stringify(body)).not.toContain(statement.number);
    }
    expect(await linksOf(agency.tenantId, 'statement', statement.id)).toEqual(before);
    expect(refusal(await new Visitor().call(see, secret, {}))).toBe('403 invalidLoginSession');
  });

  it('shows the frozen rows and the PDF, and nothing internal', async () => {
    const { statement, secret } = await mailed({}, { internalNote: 'Never for the artist' });
    const visitor = new Visitor();
    const { body } = await visitor.call(open, secret, {});
    expect(body).toMatchObject({
      number: statement.number,
      stage: 'sent',
      recipientName: NINA.name,
      figures: { balance: 85_000, nights: [{ balance: 85_000 }] },
    });
    const shown = JSON.stringify(body);
    for (const hidden of ['Never for the artist', 'showId', 'artistId', 'bookkeepingId', 'files/', 'documents/'])
      expect(shown).not.toContain(hidden);
    const { url } = (await visitor.call(file, secret, { inline: true })).body;
    expect((await (await fetch(url)).text()).slice(0, 5)).toBe('%PDF-');
  });

  it('asks for a code where the sender wants one', async () => {
    const { secret } = await mailed({ needsCode: true });
    expect((await new Visitor().call(door, secret)).body.codeTo).toBe('n•••@test.example');
    expect((await new Visitor().call(open, secret, {})).status).toBe(400);
    expect(refusal(await new Visitor().call(open, secret, { code: '123456' }))).toBe('422 link.codeUsedUp');
  });
});

describe('agreeing', () => {
  it('is noted once with name and day, and tells the sender', async () => {
    const { statement, secret } = await mailed();
    const visitor = await opened(secret);
    const { body } = await visitor.call(agree, secret, { name: 'Nina T.' });
    expect(body).toMatchObject({ stage: 'agreed', agreed: { date: agencyDay(), name: 'Nina T.' } });
    const { rev, agreed } = await now(statement.id);
    // A second press, and one with another name.
    expect((await visitor.call(agree, secret, { name: 'Nina T.' })).status).toBe(200);
    expect((await visitor.call(agree, secret, { name: 'Somebody else' })).body.agreed?.name).toBe('Nina T.');
    expect(await now(statement.id)).toMatchObject({ rev, agreed });
    const told = await promised(written(statement), 'saidByLink');
    expect(told.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ kind: 'statementAgreed', userId: agent.user.id, target: `/statement/${statement.id}` }),
    ]);
  });

  it('counts once in a race of two people, and the other is told', async () => {
    const { statement, secret } = await mailed({ copyTo: ['max@test.example'] });
    const all = await linksOf(agency.tenantId, 'statement', statement.id);
    const second = all.find(({ recipient }) => recipient.email === 'max@test.example');
    const params = { id: statement.id, linkId: second?.id ?? '' };
    const { url } = await ok(copy, agent, { params, body: {} });
    const copied = url.split('/').at(-1) ?? '';
    const visitors = await Promise.all([opened(secret), opened(copied)]);
    const answers = await Promise.all(
      visitors.map((visitor, i) => visitor.call(agree, [secret, copied][i] ?? '', { name: `Person ${i}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect((await now(statement.id)).agreed?.name).toBe(`Person ${won}`);
  });

  it('is not for staff, and not without a name', async () => {
    const { secret } = await mailed();
    const visitor = await opened(secret);
    expect((await visitor.call(agree, secret, { name: ' ' })).status).toBe(400);
    const staff = Visitor.signedIn(agent);
    expect((await staff.call(open, secret, {})).body.isPreview).toBe(true);
    expect(refusal(await staff.call(agree, secret, { name: 'Agent' }))).toBe('403 staffSession');
  });
});

it('keeps each question, shows it to the agency, and none to the artist’s own login', async () => {
  const { statement, secret } = await mailed();
  const visitor = await opened(secret);
  await visitor.call(ask, secret, { text: 'Is the hotel in it?' });
  const { body } = await visitor.call(ask, secret, { text: 'And the flight?' });
  expect(body.questions.map(({ text, by }) => [text, by])).toEqual([
    ['Is the hotel in it?', NINA.name],
    ['And the flight?', NINA.name],
  ]);
  expect((await now(statement.id)).questions).toEqual(body.questions);
  // The sender reads each question in a mail of its own, once.
  for (let i = 0; i < 2; i++) expect(await workOff(written(statement), 'saidByLink')).toBe(true);
  const mails = post.mails.filter(({ to, text }) => to === agent.user.email && text.includes(statement.number));
  expect(mails).toHaveLength(2);
  const said = mails.map(({ text }) => text).join();
  for (const text of ['Is the hotel in it?', 'And the flight?', `/statement/${statement.id}`])
    expect(said).toContain(text);
  const artist = await makeSignedIn(agency.tenantId, {
    role: 'artist',
    permissions: ['purchaseAgreement.read'],
    artistIds: [statement.artist.artistId],
  });
  const seen = await ok(statementContract.routes.get, artist, { params: { id: statement.id } });
  expect(JSON.stringify(seen)).not.toContain('hotel');
});

describe('staff', () => {
  it('sees who opened it, and withdraws every copy of a link', async () => {
    const { statement, secret } = await mailed();
    const visitor = await opened(secret);
    const [row] = (await ok(links, agent, { params: { id: statement.id } })).rows;
    expect(row).toMatchObject({ recipient: NINA, opens: 1, state: 'live', mail: 'sent' });
    const params = { id: statement.id, linkId: row?.id ?? '' };
    await ok(withdraw, agent, { params, body: {} });
    expect(refusal(await visitor.call(agree, secret, { name: 'Nina' }))).toBe('403 link.ended');
    expect((await new Visitor().call(door, secret)).body.state).toBe('withdrawn');
    expect(refusal(await call(copy, agent, { params, body: {} }))).toBe('403 link.ended');
  });

  it('reaches no link of another statement or agency, and needs the right to send', async () => {
    const [one, two] = [await mailed(), await mailed()];
    const [row] = (await ok(links, agent, { params: { id: one.statement.id } })).rows;
    const crossed = { id: two.statement.id, linkId: row?.id ?? '' };
    expect(refusal(await call(copy, agent, { params: crossed, body: {} }))).toBe('404 notFound');
    const params = { id: one.statement.id, linkId: row?.id ?? '' };
    expect(refusal(await call(copy, other.users.agent, { params, body: {} }))).toBe('404 notFound');
    const reader = await makeSignedIn(agency.tenantId, { role: 'agent', permissions: ['purchaseAgreement.read'] });
    expect(refusal(await call(links, reader, { params: { id: one.statement.id } }))).toBe('403 denied');
  });

  it('mails only what is sent and printed, on the newest state', async () => {
    const artist = await newArtist(agency);
    await settledNight(agency, [artist.id]);
    const draft = await draftOf(agency, artist.id);
    const body = { rev: draft.rev, recipient: NINA, locale: 'en' as const };
    const { mail, letter, download } = statementContract.routes;
    const params = { id: draft.id };
    expect(refusal(await call(mail, agent, { params, body }))).toBe('409 document.badTransition');
    const sentOne = await ok(statementContract.routes.send, agent, asSeen(draft));
    expect(refusal(await call(mail, agent, { params, body: { ...body, rev: sentOne.rev } }))).toBe(
      '409 statement.notReady',
    );
    expect(refusal(await call(download, agent, { params, body: {} }))).toBe('409 statement.notReady');
    expect(refusal(await call(mail, agent, { params, body }))).toBe('409 stale');
    const ready = await readyStatement(agency);
    const proposed = await ok(letter, agent, { params: { id: ready.id } });
    expect(proposed.subject).toContain(ready.number);
    const { url } = await ok(download, agent, { params: { id: ready.id }, body: {} });
    expect((await (await fetch(url)).text()).slice(0, 5)).toBe('%PDF-');
  });
});

it('is not sent into a locked month', async () => {
  const artist = await newArtist(other);
  await settledNight(other, [artist.id]);
  const draft = await draftOf(other, artist.id);
  const ctx = { tenantId: other.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  const lock = nextLock(ctx, noOf(other.bookkeeping.id), undefined, { lockedThrough: agencyDay().slice(0, 7) });
  await commit([lockWrite(ctx, undefined, lock)]);
  expect(refusal(await call(statementContract.routes.send, other.users.agent, asSeen(draft)))).toBe(
    '409 period.locked',
  );
  const { stage, number } = await ok(statementContract.routes.get, other.users.agent, { params: { id: draft.id } });
  expect([stage, number]).toEqual(['draft', '']);
});
