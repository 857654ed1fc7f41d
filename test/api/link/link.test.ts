import { randomUUID } from 'node:crypto';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { handleMailEvent } from '#functions/domains/operator/system/mail-events.ts';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { documents } from '#functions/platform/data/table.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { checkLinkAccess, countUnknown } from '#functions/platform/session/rate.ts';
import { createSecret } from '#functions/platform/session/secret.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { sentContract, written } from '#test/api/contract/agency.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { unknownId } from '#test/support/fixtures.ts';
import { promised } from '#test/support/outbox.ts';
import { Visitor } from './door.ts';

const { door, enter, fetchFile, askAgain, list, withdraw, copy } = linkContract.routes;
const { agency, other, mailbox } = await agreementAgencies();

const sent = () => sentContract(agency, mailbox.mails);
const ABOUT = 'First Artist · Test Hall, Lisboa · Friday, May 21, 2027';
const rowsOf = async (recordId: string) =>
  (await ok(list, agency.users.agent, { body: { entity: 'contract', recordId } })).rows;

/** Sets the end of a link back, as time would. */
const expire = (contractId: string, linkId: string) =>
  documents.send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: { pk: recordPk(agency.tenantId, 'contract', noOf(contractId)), sk: `L#${linkId}` },
      UpdateExpression: 'SET expiresAt = :then',
      ExpressionAttributeValues: { ':then': '2001-01-01T00:00:00.000Z' },
    }),
  );

describe('the way to a document', () => {
  it('says what it is, opens by a press of the button, and hands the file to that browser', async () => {
    const { contract, secret } = await sent();
    const visitor = new Visitor();
    const seen = await visitor.call(door, secret);
    expect(seen.body).toMatchObject({ agency: 'Test agency', state: 'live' });
    for (const told of ['title', 'about']) expect(seen.body).not.toHaveProperty(told);
    expect(mailbox.mails.at(-1)?.text).toContain('Test Hall, Lisboa');
    expect((await rowsOf(contract.id))[0]?.opens).toBe(0);
    const before = await visitor.call(fetchFile, secret, {});
    expect(refusal(before)).toBe('403 invalidLoginSession');
    expect(before.body.errors?.[0]?.target).toBe(`/download/${secret}`);
    expect((await visitor.call(enter, secret, {})).body).toMatchObject({
      title: `Contract ${contract.number}`,
      about: ABOUT,
      type: 'application/pdf',
      recipient: 'Nina Test',
    });
    expect((await rowsOf(contract.id))[0]?.opens).toBe(1);
    await new Visitor().call(enter, secret, {});
    const told = await promised(written(agency, contract.id), 'notify');
    expect(told.filter(({ payload }) => payload.kind === 'linkOpened')).toMatchObject([
      { payload: { userId: agency.users.agent.user.id, target: `/contract/${contract.id}` } },
    ]);
    const { body } = await visitor.call(fetchFile, secret, { inline: true });
    expect((await (await fetch(body.url)).text()).slice(0, 5)).toBe('%PDF-');
  });

  it('is refused from another page, by a browser that did not enter, and with the session of another link', async () => {
    const [one, two] = [await sent(), await sent()];
    const stranger = new Visitor(undefined, 'https://elsewhere.example');
    expect(refusal(await stranger.call(enter, one.secret, {}))).toBe('403 denied');
    const visitor = new Visitor();
    await visitor.call(enter, one.secret, {});
    expect(refusal(await new Visitor().call(fetchFile, one.secret, {}))).toBe('403 invalidLoginSession');
    expect(refusal(await visitor.call(fetchFile, two.secret, {}))).toBe('403 invalidLoginSession');
    expect((await visitor.call(fetchFile, one.secret, {})).status).toBe(200);
  });
});

describe('a press of the button', () => {
  it('by staff of the same agency shows a preview and counts nothing', async () => {
    const { contract, secret } = await sent();
    const staff = Visitor.signedIn(agency.users.assistant);
    expect((await staff.call(enter, secret, {})).body).toMatchObject({ isPreview: true });
    expect((await staff.call(fetchFile, secret, {})).status).toBe(200);
    const row = (await rowsOf(contract.id))[0];
    expect([row?.opens, row?.lastOpenedAt]).toEqual([0, undefined]);
    const ended = { ...agency.users.agent, token: 'over' };
    for (const visitor of [other.users.agent, agency.users.promoter, ended].map(Visitor.signedIn))
      expect((await visitor.call(enter, secret, {})).body).toMatchObject({ isPreview: false });
    expect((await rowsOf(contract.id))[0]?.opens).toBe(3);
    await expire(contract.id, row?.id ?? '');
    expect(refusal(await staff.call(askAgain, secret, {}))).toBe('403 staffSession');
  });

  it('counts each time, also when two tabs press at once', async () => {
    const { contract, secret } = await sent();
    const answers = await Promise.all(Array.from({ length: 4 }, () => new Visitor().call(enter, secret, {})));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await rowsOf(contract.id))[0]?.opens).toBe(4);
  });
});

describe('an ended link', () => {
  it('withdrawn: is dead at once, also for who had opened it', async () => {
    const { contract, link, secret } = await sent();
    const visitor = new Visitor();
    await visitor.call(enter, secret, {});
    const input = { params: { id: link.id }, body: {} };
    expect(refusal(await call(withdraw, other.users.agent, input))).toBe('404 notFound');
    expect(refusal(await call(withdraw, agency.users.assistant, input))).toBe('403 denied');
    expect(await ok(withdraw, agency.users.agent, input)).toMatchObject({ state: 'withdrawn' });
    expect((await visitor.call(door, secret)).body).toMatchObject({ state: 'withdrawn' });
    expect(refusal(await visitor.call(fetchFile, secret, {}))).toBe('403 link.ended');
    expect(refusal(await visitor.call(enter, secret, {}))).toBe('403 link.ended');
    expect(refusal(await call(copy, agency.users.agent, input))).toBe('403 link.ended');
    expect(refusal(await call(withdraw, agency.users.agent, input))).toBe('403 link.ended');
    expect((await rowsOf(contract.id))[0]?.state).toBe('withdrawn');
  });

  it('expired: may be asked for again, once a day, and the sender hears of it', async () => {
    const { contract, link, secret } = await sent();
    const visitor = new Visitor();
    expect(refusal(await visitor.call(askAgain, secret, {}))).toBe('409 link.live');
    await expire(contract.id, link.id);
    expect((await visitor.call(door, secret)).body).toMatchObject({ state: 'expired' });
    expect(refusal(await visitor.call(enter, secret, {}))).toBe('403 link.ended');
    expect((await visitor.call(askAgain, secret, {})).status).toBe(200);
    expect(refusal(await visitor.call(askAgain, secret, {}))).toBe('409 link.askedToday');
    const notes = await notificationsOf(agency.tenantId, agency.users.agent.user.id);
    expect(notes.filter((note) => note.kind === 'linkAsked')).toMatchObject([{ target: `/contract/${contract.id}` }]);
  });
});

describe('secrets', () => {
  it('unknown, malformed and of nobody answer alike; twenty guesses close the door', async () => {
    const visitor = new Visitor();
    expect(refusal(await visitor.call(door, 'short'))).toBe('404 linkUnknown');
    for (let guess = 0; guess < 20; guess++)
      expect(refusal(await visitor.call(door, createSecret()))).toBe('404 linkUnknown');
    const { secret } = await sent();
    expect(refusal(await visitor.call(door, secret))).toBe('403 tooManyActions');
    const reader = new Visitor();
    expect((await reader.call(door, secret)).status).toBe(200);
    // Behind the door, a reader calls more often than thirty times a minute.
    for (let time = 0; time < 31; time++) expect((await reader.call(enter, secret, {})).status).toBe(200);
  });

  it('guessed over an edge of time close the door all the same, for half an hour', async () => {
    const [ip, start] = [`guess-${createSecret()}`, Date.UTC(2027, 4, 21, 20, 0)];
    const at = (minutes: number) => new Date(start + minutes * 60_000);
    const isShut = async (minutes: number) =>
      (await unlessRefused('tooManyActions', checkLinkAccess(ip, at(minutes)))) ? 'open' : 'shut';
    for (let guess = 0; guess < 10; guess++) await countUnknown(ip, at(9.9));
    for (let guess = 0; guess < 9; guess++) await countUnknown(ip, at(18));
    expect(await isShut(18)).toBe('open');
    await countUnknown(ip, at(19));
    expect([await isShut(19.1), await isShut(48.9), await isShut(49.1)]).toEqual(['shut', 'shut', 'open']);
    const patient = `guess-${createSecret()}`;
    for (let guess = 0; guess < 40; guess++) await countUnknown(patient, at(guess * 2));
    expect(await unlessRefused('tooManyActions', checkLinkAccess(patient, at(80)))).toBe(true);
  });

  it('says so where its mail came back, until somebody opened it', async () => {
    const recipient = { name: 'Bo Test', email: 'bo@test.example' };
    const { contract, link, secret } = await sentContract(agency, mailbox.mails, { recipient });
    const tags = { tenantId: agency.tenantId, senderId: agency.users.agent.user.id, linkId: link.id };
    const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: link.recipient.email }] };
    const target = `contract-${contract.id}`;
    const told = Object.entries({ ...tags, target }).map(([name, value]) => [name, [value]]);
    const mail = { messageId: link.id, destination: [link.recipient.email], tags: Object.fromEntries(told) };
    await handleMailEvent({ eventType: 'Bounce', mail, bounce }, new Date());
    expect((await rowsOf(contract.id))[0]).toMatchObject({ mail: 'bounced', state: 'live' });
    expect((await new Visitor().call(door, secret)).body.state).toBe('live');
  });

  it('a copied one opens the same link; the mailed one goes on working', async () => {
    const { link, secret } = await sent();
    const [input, key] = [{ params: { id: link.id }, body: {} }, randomUUID()];
    const ask = () => call(copy, agency.users.agent, input, { 'idempotency-key': key });
    const copied = (await ask()).body.url.split('/').at(-1) ?? '';
    // Nor is it kept with the key of the request: who asks again makes another.
    const Key = { pk: `IDEM#${agency.users.agent.user.id}`, sk: key };
    const claim = await documents.send(new GetCommand({ TableName: process.env.TABLE_NAME, Key }));
    expect(claim.Item).toMatchObject({ written: true, unkept: true });
    expect(JSON.stringify(claim.Item)).not.toContain(copied);
    expect(refusal(await ask())).toBe('409 alreadyDone');
    expect(copied).not.toBe(secret);
    for (const each of [secret, copied]) expect((await new Visitor().call(door, each)).body.state).toBe('live');
    const missing = { params: { id: unknownId() }, body: {} };
    expect(refusal(await call(copy, agency.users.agent, missing))).toBe('404 notFound');
    expect(refusal(await call(copy, other.users.agent, { params: { id: link.id }, body: {} }))).toBe('404 notFound');
  });

  it('never stand in what staff see', async () => {
    const { contract } = await sent();
    const rows = await rowsOf(contract.id);
    expect(Object.keys(rows[0] ?? {})).not.toEqual(expect.arrayContaining(['secrets']));
    const body = { entity: 'contract' as const, recordId: contract.id };
    expect(refusal(await call(list, other.users.agent, { body }))).toBe('404 notFound');
  });
});
