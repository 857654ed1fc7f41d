import { beforeAll, describe, expect, it } from 'vitest';
import { secretFor } from '#functions/domains/agreements/esign/links.ts';
import { auditOf, esignStore } from '#functions/domains/agreements/esign/store.ts';
import { changeLink, linksOf } from '#functions/domains/relations/link/store.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { ok, refusal } from '#test/support/api.ts';
import {
  giveSignature,
  outsider,
  PROMOTER,
  read,
  readAt,
  secretIn,
  sentOut,
  sentTo,
  signAt,
  signBody,
  workAll,
} from './signing.ts';

const { agency, mailbox } = await agreementAgencies();
const { agent } = agency.users;
const { door, open, see, sign, guestForward, guestPaper, guestQuestion, guestText, guestRecord, remind } =
  esignContract.routes;
beforeAll(() => giveSignature(agency));

const typesOf = async (id: string) => (await auditOf(agency, id)).map(({ type }) => type);
const to = (address: string) => mailbox.mails.filter((mail) => mail.to === address);
const MAX = { name: 'Max Test', email: 'max@outside.example' };

describe('scenario 3: an older mail', () => {
  it('works after a reminder, and both secrets end with the withdrawal', async () => {
    const { id, participants } = await sentOut(agency);
    const first = secretIn(mailbox.mails);
    await ok(remind, agent, { params: { id }, body: { participantId: participants[0]?.id ?? '' } });
    await workAll(agency, id);
    const second = secretIn(mailbox.mails);
    expect((await new Visitor().call(open, first, {})).status).toBe(200);
    await ok(esignContract.routes.discard, agent, { params: { id }, body: { reason: 'Wrong fee.' } });
    await workAll(agency, id);
    for (const secret of [first, second])
      expect(refusal(await new Visitor().call(open, secret, {}))).toBe('410 esign.linkWithdrawn');
  });
});

describe('scenario 4: a group of three', () => {
  it('is done with the first of two who sign at once; the other reads that it is signed, the third has nothing to do', async () => {
    const names = ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, email: `${name.toLowerCase()}@group.example` }));
    const [anna, ben, cleo] = names;
    if (!anna || !ben || !cleo) throw new Error('no names');
    const { id } = await sentTo(agency, [outsider(anna, ben, cleo)]);
    const secrets = [anna, ben].map(({ email }) => secretIn(mailbox.mails, email));
    const visitors = [new Visitor(), new Visitor()] as const;
    const bodies = [await readAt(visitors[0], secrets[0] ?? ''), await readAt(visitors[1], secrets[1] ?? '')];
    const press = (i: 0 | 1) => visitors[i].call(sign, secrets[i] ?? '', signBody(bodies[i] as never));
    const answers = await Promise.all([press(0), press(1)]);
    const failed = answers.filter(({ status }) => status !== 200);
    expect(failed.map((answer) => refusal(answer))).toEqual(['409 esign.alreadySigned']);
    await workAll(agency, id);
    expect(to(cleo.email).at(-1)?.text).toContain('You do not need to do anything');
    expect((await typesOf(id)).filter((type) => type === 'signed')).toHaveLength(1);
  });
});

describe('scenario 5: two parallel signers and a copy', () => {
  it('tells the copy nothing until the end', async () => {
    const copy = { name: 'Carla Copy', email: 'carla@copy.example', role: 'copy' as const };
    const parties = [outsider({ name: 'Nina Test', email: PROMOTER }), outsider(MAX), outsider(copy)];
    const { id } = await sentTo(agency, parties);
    expect([to(PROMOTER).length > 0, to(MAX.email).length > 0, to(copy.email)]).toEqual([true, true, []]);
    await signAt(new Visitor(), secretIn(mailbox.mails));
    await signAt(new Visitor(), secretIn(mailbox.mails, MAX.email));
    await workAll(agency, id);
    expect(to(copy.email)).toEqual([]);
    expect((await read(agency, id)).participants.find(({ role }) => role === 'countersigner')?.state).toBe('invited');
  });
});

describe('scenario 6: the wrong person', () => {
  const forward = (visitor: Visitor, secret: string, person: { name: string; email: string }) =>
    visitor.call(guestForward, secret, { person, reason: 'The director signs.' });

  it('passes it on three times: the old link says so, the new one has days left, a fourth is refused', async () => {
    const { id } = await sentTo(agency, [outsider({ name: 'Nina Test', email: PROMOTER })]);
    let secret = secretIn(mailbox.mails);
    for (const name of ['dora', 'emil', 'fred']) {
      const [visitor, person] = [new Visitor(), { name, email: `${name}@chain.example` }];
      await visitor.call(open, secret, {});
      expect((await forward(visitor, secret, person)).status).toBe(200);
      await workAll(agency, id);
      expect((await new Visitor().call(door, secret)).body).toMatchObject({ state: 'withdrawn', isPassedOn: true });
      expect(refusal(await new Visitor().call(open, secret, {}))).toBe('410 esign.linkPassedOn');
      expect(to(person.email).at(-1)?.text).toContain('passed');
      secret = secretIn(mailbox.mails, person.email);
    }
    const current = (await read(agency, id)).participants.find(({ state }) => state === 'invited');
    expect(Date.parse(current?.deadlineAt ?? '')).toBeGreaterThan(Date.now() + 2.9 * 86_400_000);
    const visitor = new Visitor();
    expect((await visitor.call(open, secret, {})).body).toMatchObject({ canForward: false });
    expect(refusal(await forward(visitor, secret, MAX))).toBe('403 esign.forwardNotAllowed');
    expect(to(agent.user.email).some(({ text }) => text.includes('has passed'))).toBe(true);
  });

  it('keeps the code, and never goes to staff', async () => {
    const { id } = await sentTo(agency, [outsider({ name: 'Nina Test', email: PROMOTER, access: 'code' })]);
    const link = (await linksOf(agency.tenantId, 'esign', id))[0];
    expect(link?.needsCode).toBe(true);
    const secret = secretIn(mailbox.mails);
    if (link) await changeLink(link, ({ needsCode, ...open }) => open);
    const visitor = new Visitor();
    await visitor.call(open, secret, {});
    const staff = { name: 'An Agent', email: agent.user.email };
    expect(refusal(await forward(visitor, secret, staff))).toBe('422 esign.forwardTarget');
    expect((await forward(visitor, secret, MAX)).status).toBe(200);
    await workAll(agency, id);
    const links = await linksOf(agency.tenantId, 'esign', id);
    expect(links.find(({ recipient }) => recipient.email === MAX.email)?.needsCode).toBe(true);
  });
});

describe('scenario 17: the typed path', () => {
  it('reads the text, types a name and signs, without a picture', async () => {
    const { id } = await sentOut(agency);
    const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
    const body = await readAt(visitor, secret);
    const text = await visitor.call(guestText, secret, { fileId: body.files[0]?.id ?? '' });
    expect(text.body.isExtracted).toBe(false);
    expect(text.body.pages.join('\n')).toContain(agency.company.name);
    const signed = await visitor.call(sign, secret, { ...signBody(body), method: 'typed' });
    expect(signed.body.me?.status).toBe('done');
    const [act] = (await esignStore.get(agency, id)).participants.map((one) => one.act);
    expect(act).toMatchObject({ method: 'typed', name: 'Nina Test' });
    expect(act?.picture).toBeUndefined();
    expect(refusal(await visitor.call(guestRecord, secret, {}))).toBe('409 esign.fileNotReady');
  });
  it('needs a picture for a drawn signature', async () => {
    await sentOut(agency);
    const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
    const body = await readAt(visitor, secret);
    expect(refusal(await visitor.call(sign, secret, { ...signBody(body), method: 'drawn' }))).toBe(
      '422 esign.pictureMissing',
    );
  });
});

describe('scenario 18: a lost or tampered session', () => {
  it('leads back to the door, and keeps what was read', async () => {
    const { id } = await sentOut(agency);
    const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
    const body = await readAt(visitor, secret);
    const mine = visitor.cookies;
    for (const cookies of [[], mine.map((cookie) => `${cookie.slice(0, -4)}AAAA`)]) {
      visitor.cookies = cookies;
      const lost = await visitor.call(sign, secret, signBody(body));
      expect(refusal(lost)).toBe('403 invalidLoginSession');
      expect(JSON.stringify(lost.body)).toContain(`/esign/invitation/${secret}`);
    }
    expect((await visitor.call(open, secret, {})).body.files.every(({ isViewed }) => isViewed)).toBe(true);
    expect((await visitor.call(sign, secret, signBody(body))).status).toBe(200);
    expect((await typesOf(id)).filter((type) => type === 'signed')).toHaveLength(1);
  });
  it('opens no other link', async () => {
    await sentOut(agency);
    const [visitor, first] = [new Visitor(), secretIn(mailbox.mails)];
    await visitor.call(open, first, {});
    await sentOut(agency);
    expect(refusal(await visitor.call(see, secretIn(mailbox.mails), {}))).toBe('403 invalidLoginSession');
  });
});

describe('scenario 27: guessed secrets', () => {
  it('closes every door to the guesser, and to nobody else', async () => {
    await sentOut(agency);
    const secret = secretIn(mailbox.mails);
    const [guesser, holder] = [new Visitor(), new Visitor()];
    for (let i = 0; i < 20; i++)
      expect(refusal(await guesser.call(door, String(i).padStart(43, 'x')))).toBe('404 linkUnknown');
    expect(refusal(await guesser.call(door, secret))).toBe('403 tooManyActions');
    expect((await holder.call(door, secret)).body).toMatchObject({ state: 'live' });
  });
});

describe('a reader', () => {
  it('looks as often as they like, and can still sign', async () => {
    await sentOut(agency);
    const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
    const body = await readAt(visitor, secret);
    for (let i = 0; i < 65; i++) expect((await visitor.call(see, secret, {})).status).toBe(200);
    expect((await visitor.call(sign, secret, signBody(body))).status).toBe(200);
  });
});

describe('a press', () => {
  it('by GET changes nothing', async () => {
    const { id } = await sentOut(agency);
    const before = await esignStore.get(agency, id);
    for (let i = 0; i < 3; i++) await new Visitor().call(door, secretIn(mailbox.mails));
    expect(await esignStore.get(agency, id)).toEqual(before);
  });
  it('in two tabs, or twice, signs once', async () => {
    const { id } = await sentOut(agency);
    const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
    const body = await readAt(visitor, secret);
    const press = () => visitor.call(sign, secret, signBody(body));
    expect((await Promise.all([press(), press()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await press()).status).toBe(200);
    expect((await typesOf(id)).filter((type) => type === 'signed')).toHaveLength(1);
  });
  it('before the own turn, or of another version, is refused', async () => {
    const parties = [outsider({ name: 'Nina Test', email: PROMOTER }), outsider({ ...MAX, step: 2 })];
    const { id } = await sentTo(agency, parties);
    const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
    const body = await readAt(visitor, secret);
    expect(refusal(await visitor.call(sign, secret, { ...signBody(body), revision: 2 }))).toBe(
      '409 esign.documentChanged',
    );
    const document = await esignStore.get(agency, id);
    const [, participant] = document.participants;
    const person = participant?.people[0];
    if (!participant || !person) throw new Error('nobody is second');
    const holder = { tenantId: agency.tenantId, agency: 'x', participant, person };
    const early = (await secretFor(document, holder, new Date())).secret;
    const second = new Visitor();
    expect(refusal(await second.call(open, early, {}))).toBe('409 esign.notYourTurn');
    expect(refusal(await second.call(sign, early, signBody(body)))).toBe('403 invalidLoginSession');
    expect((await read(agency, id)).participants.map(({ state }) => state)).toEqual(['opened', 'pending', 'pending']);
  });
  it('of two first mails at once makes one link', async () => {
    const { id } = await sentTo(agency, [
      outsider({ name: 'Nina Test', email: PROMOTER }),
      outsider({ ...MAX, step: 2 }),
    ]);
    const document = await esignStore.get(agency, id);
    const [, participant] = document.participants;
    const person = participant?.people[0];
    if (!participant || !person) throw new Error('nobody is second');
    const holder = { tenantId: agency.tenantId, agency: 'x', participant, person };
    await Promise.all([1, 2, 3].map(() => secretFor(document, holder, new Date())));
    const links = await linksOf(agency.tenantId, 'esign', id);
    expect(links.filter((link) => link.person?.personId === person.id).map(({ secrets }) => secrets.length)).toEqual([
      3,
    ]);
  });
});

describe('the chain', () => {
  it('names the address and the browser of each step', async () => {
    const { id } = await sentOut(agency);
    const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
    const reply = await visitor.knock(open, { secret }, '{}', { 'user-agent': `Test ${'x'.repeat(300)}` });
    expect(reply.statusCode).toBe(200);
    const opened = (await auditOf(agency, id)).find(({ type }) => type === 'opened');
    expect(opened?.by.ip).toBe(visitor.ip);
    expect(opened?.by.userAgent).toHaveLength(256);
  });
});

describe('the other ways than signing', () => {
  it('mails the file for paper once, and tells the sender', async () => {
    const { id } = await sentOut(agency);
    const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
    await readAt(visitor, secret);
    mailbox.mails.length = 0;
    expect((await visitor.call(guestPaper, secret, {})).body).toMatchObject({ hasPaper: true });
    await visitor.call(guestPaper, secret, {});
    await workAll(agency, id);
    expect(to(PROMOTER).map(({ text }) => text.includes('application/pdf'))).toEqual([true]);
    expect(to(agent.user.email)).toHaveLength(1);
    expect((await typesOf(id)).filter((type) => type === 'paperAsked')).toHaveLength(1);
  });
  it('asks the sender, who answers by a reply', async () => {
    const { id } = await sentOut(agency);
    const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
    await visitor.call(open, secret, {});
    mailbox.mails.length = 0;
    expect((await visitor.call(guestQuestion, secret, { text: 'May we pay in May?' })).status).toBe(200);
    await workAll(agency, id);
    expect(mailbox.mails).toMatchObject([{ to: agent.user.email, replyTo: PROMOTER }]);
    expect(mailbox.mails[0]?.text).toContain('May we pay in May?');
    expect((await read(agency, id)).state).toBe('outForSignature');
    for (let i = 0; i < 9; i++) await visitor.call(guestQuestion, secret, { text: 'Again, please?' });
    expect(refusal(await visitor.call(guestQuestion, secret, { text: 'Once more?' }))).toBe('403 tooManyActions');
  });
});
