import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { documents } from '#functions/platform/data/table.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { sentContract, written } from '#test/api/contract/agency.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { expectAnswerable } from '#test/support/answerable.ts';
import { ok, refusal } from '#test/support/api.ts';
import { workOff } from '#test/support/outbox.ts';
import { Visitor } from './door.ts';

const { door, enter, fetchFile, list, sendCode, withdraw } = linkContract.routes;
const { agency, mailbox } = await agreementAgencies();

let people = 0;
/** To an address of its own: one person gets ten mails a day. */
const guarded = (more: object = {}) => {
  const recipient = { name: 'Nina Test', email: `nina.${people++}@test.example` };
  return sentContract(agency, mailbox.mails, { needsCode: true, recipient, ...more });
};
type Sent = Awaited<ReturnType<typeof guarded>>;

const codeIn = (text = ''): string => /^(\d{6})\s*$/m.exec(text)?.[1] ?? '';
const mailed = ({ contract }: Sent) => workOff(written(agency, contract.id), 'linkCode');
/** Asks for a code, and answers the one in the mail. */
async function codeFor(sent: Sent): Promise<string> {
  expect((await new Visitor().call(sendCode, sent.secret, {})).status).toBe(200);
  expect(await mailed(sent)).toBe(true);
  return codeIn(mailbox.mails.at(-1)?.text);
}
const wrong = (code: string) => String((Number(code) + 1) % 10 ** 6).padStart(6, '0');
const opensOf = async ({ contract }: Sent) =>
  (await ok(list, agency.users.agent, { body: { entity: 'contract', recordId: contract.id } })).rows[0]?.opens;

/** Sets what is kept of a link's code back, as time would. */
const change = ({ contract, link }: Sent, UpdateExpression: string, values: Record<string, unknown>) =>
  documents.send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: { pk: recordPk(agency.tenantId, 'contract', noOf(contract.id)), sk: `LC#${link.id}` },
      UpdateExpression,
      ExpressionAttributeValues: values,
    }),
  );
const agoMinutes = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe('a link that asks for a code', () => {
  it('opens for who types the one that was mailed, in the language of the recipient, and for that browser alone', async () => {
    const sent = await guarded({ locale: 'nl' });
    const about = 'First Artist · Test Hall, Lisboa · vrijdag 21 mei 2027';
    expect(mailbox.mails.at(-1)?.text).not.toContain('Test Hall');
    expectAnswerable(mailbox.mails.at(-1));
    const visitor = new Visitor();
    const { body: shut } = await visitor.call(door, sent.secret);
    expect(shut).toMatchObject({ codeTo: 'n•••@test.example', locale: 'nl' });
    expect(JSON.stringify(shut)).not.toMatch(/First Artist|Test Hall|2027-05|mei/);
    expect(refusal(await visitor.call(enter, sent.secret, {}))).toBe('400 required');
    expect(visitor.cookies).toEqual([]);
    const code = await codeFor(sent);
    expect(mailbox.mails.at(-1)).toMatchObject({
      to: sent.link.recipient.email,
      text: expect.stringContaining('Vul deze code in'),
    });
    const grouped = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await visitor.call(enter, sent.secret, { code: grouped })).body).toMatchObject({ about, isPreview: false });
    expect((await visitor.call(fetchFile, sent.secret, {})).status).toBe(200);
    expect((await visitor.call(door, sent.secret)).body.codeTo).toBeUndefined();
    expect((await visitor.call(enter, sent.secret, {})).status).toBe(200);
    expect((await new Visitor().call(door, sent.secret)).body.codeTo).toBe('n•••@test.example');
    expect(refusal(await new Visitor().call(fetchFile, sent.secret, {}))).toBe('403 invalidLoginSession');
  });

  it('changes nothing by looking, and sends nothing before a button is pressed', async () => {
    const sent = await guarded();
    const before = mailbox.mails.length;
    for (let look = 0; look < 3; look++) await new Visitor().call(door, sent.secret);
    await expect(mailed(sent)).rejects.toThrow('nothing of type linkCode');
    expect([mailbox.mails.length, await opensOf(sent)]).toEqual([before, 0]);
  });

  it('shows staff its preview without one, and mails them none', async () => {
    const sent = await guarded();
    const staff = Visitor.signedIn(agency.users.assistant);
    expect((await staff.call(door, sent.secret)).body.codeTo).toBeUndefined();
    expect((await staff.call(enter, sent.secret, {})).body).toMatchObject({ isPreview: true });
    expect(refusal(await staff.call(sendCode, sent.secret, {}))).toBe('403 staffSession');
  });

  it('once withdrawn mails no code, also none that was asked for before', async () => {
    const sent = await guarded();
    await new Visitor().call(sendCode, sent.secret, {});
    await ok(withdraw, agency.users.agent, { params: { id: sent.link.id }, body: {} });
    const before = mailbox.mails.length;
    await mailed(sent);
    expect(mailbox.mails.length).toBe(before);
    expect(refusal(await new Visitor().call(sendCode, sent.secret, {}))).toBe('403 link.ended');
  });

  it('is asked of no link that was sent without', async () => {
    const plain = await guarded({ needsCode: false });
    expect((await new Visitor().call(door, plain.secret)).body.codeTo).toBeUndefined();
    expect(refusal(await new Visitor().call(sendCode, plain.secret, {}))).toBe('409 link.noCode');
    expect((await new Visitor().call(enter, plain.secret, {})).status).toBe(200);
  });
});

describe('a code', () => {
  it('opens once, and nothing but its own link', async () => {
    const [one, two] = [await guarded(), await guarded()];
    const [code, other] = [await codeFor(one), await codeFor(two)];
    if (code !== other)
      expect(refusal(await new Visitor().call(enter, two.secret, { code }))).toBe('422 link.codeWrong');
    expect((await new Visitor().call(enter, one.secret, { code })).status).toBe(200);
    expect(refusal(await new Visitor().call(enter, one.secret, { code }))).toBe('422 link.codeUsedUp');
    expect(await opensOf(one)).toBe(1);
  });

  it('opens once also when the right one comes ten times at the same moment', async () => {
    const sent = await guarded();
    const code = await codeFor(sent);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => new Visitor().call(enter, sent.secret, { code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await opensOf(sent)).toBe(1);
  });

  it('is dead after five tries, says how many are left, and a new one lives', async () => {
    const sent = await guarded();
    const code = await codeFor(sent);
    const visitor = new Visitor();
    const answers = [];
    for (let tried = 0; tried < 5; tried++) answers.push(await visitor.call(enter, sent.secret, { code: wrong(code) }));
    expect(answers.map(refusal)).toEqual([...Array(4).fill('422 link.codeWrong'), '422 link.codeUsedUp']);
    expect(answers[0]?.body.errors?.[0]).toMatchObject({ field: 'code', message: expect.stringContaining('left: 4') });
    expect(refusal(await visitor.call(enter, sent.secret, { code }))).toBe('422 link.codeUsedUp');
    const next = await codeFor(sent);
    expect((await visitor.call(enter, sent.secret, { code: next })).status).toBe(200);
  });

  it('gives the fifth try its chance', async () => {
    const sent = await guarded();
    const code = await codeFor(sent);
    for (let tried = 0; tried < 4; tried++) await new Visitor().call(enter, sent.secret, { code: wrong(code) });
    expect((await new Visitor().call(enter, sent.secret, { code })).status).toBe(200);
  });

  it('has five tries, however many come at the same moment', async () => {
    const sent = await guarded();
    const code = await codeFor(sent);
    const tries = Array.from({ length: 24 }, () => new Visitor().call(enter, sent.secret, { code: wrong(code) }));
    const answers = (await Promise.all(tries)).map(refusal);
    expect(answers.filter((said) => said === '422 link.codeWrong')).toHaveLength(4);
    expect(answers.filter((said) => said === '422 link.codeUsedUp')).toHaveLength(20);
    expect(refusal(await new Visitor().call(enter, sent.secret, { code }))).toBe('422 link.codeUsedUp');
  });

  it('is good for ten minutes', async () => {
    const sent = await guarded();
    const code = await codeFor(sent);
    await change(sent, 'SET diesAt = :then', { ':then': agoMinutes(0) });
    expect(refusal(await new Visitor().call(enter, sent.secret, { code }))).toBe('422 link.codeUsedUp');
  });

  it('uses no try up by what is no code', async () => {
    const sent = await guarded();
    const code = await codeFor(sent);
    for (const typed of ['12345', '1234567', 'abcdef'])
      expect(refusal(await new Visitor().call(enter, sent.secret, { code: typed }))).toBe('400 link.code');
    expect(refusal(await new Visitor().call(enter, sent.secret, { code: '' }))).toBe('400 required');
    const left = (await new Visitor().call(enter, sent.secret, { code: wrong(code) })).body.errors?.[0]?.message;
    expect(left).toContain('left: 4');
  });

  it('is mailed once, and only the latest opens', async () => {
    const sent = await guarded();
    const first = await codeFor(sent);
    const before = mailbox.mails.length;
    await mailed(sent);
    expect(mailbox.mails.length).toBe(before);
    const second = await codeFor(sent);
    if (first !== second)
      expect(refusal(await new Visitor().call(enter, sent.secret, { code: first }))).toBe('422 link.codeWrong');
    expect((await new Visitor().call(enter, sent.secret, { code: second })).status).toBe(200);
  });
});

describe('asking for codes', () => {
  const ask = ({ secret }: Sent) => new Visitor().call(sendCode, secret, {});

  it('is done three times in a quarter of an hour, counted back from now', async () => {
    const sent = await guarded();
    const answers = [];
    for (let asked = 0; asked < 4; asked++) answers.push(await ask(sent));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 403]);
    expect(answers[3]?.body).toMatchObject({ statusCode: 403, errors: [{ code: 'tooManyActions' }] });
    await change(sent, 'SET sent = :sent', { ':sent': [16, 14, 2].map(agoMinutes) });
    expect([(await ask(sent)).status, (await ask(sent)).status]).toEqual([200, 403]);
  });

  it('is done ten times a day', async () => {
    const sent = await guarded();
    await ask(sent);
    const day = [1441, 1300, 1200, 1100, 1000, 900, 800, 700, 600, 500].map(agoMinutes);
    await change(sent, 'SET sent = :sent', { ':sent': day });
    expect([(await ask(sent)).status, (await ask(sent)).status]).toEqual([200, 403]);
  });

  it('three times at most also by twelve at the same moment', async () => {
    const sent = await guarded();
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(sent)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(200), ...Array(9).fill(403)]);
  });
});
