import { beforeAll, describe, expect, it, vi } from 'vitest';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { replyStore } from '#functions/domains/relations/email-reply/store.ts';
import { putObject } from '#functions/platform/files/files.ts';
import { settingContract } from '#shared/domains/identity/setting/contract.ts';
import { SettingInput } from '#shared/domains/identity/setting/schemas.ts';
import { emailMessageContract } from '#shared/domains/relations/email-message/contract.ts';
import { emailReplyContract } from '#shared/domains/relations/email-reply/contract.ts';
import type { EmailReplyRow } from '#shared/domains/relations/email-reply/schemas.ts';
import { makeContract, makeShow, sentContract } from '#test/api/contract/agency.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { workOff } from '#test/support/outbox.ts';
import { sqsRecord } from '#test/support/printing.ts';
import { runAs, workerOf } from '#test/support/rights.ts';

const DOMAIN = 'reply.mail.example';
const { send } = emailMessageContract.routes;
const { list, get, file, remove } = emailReplyContract.routes;
const { agency, other, mailbox } = await agreementAgencies();
const { agent, administrator, readOnly } = agency.users;
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const TRUSTED = 'Authentication-Results: amazonses.com; spf=pass; dkim=pass; dmarc=pass header.from=test.example';

vi.stubEnv('REPLY_DOMAIN', DOMAIN);
let target: { readonly entity: 'contract'; readonly recordId: string };
beforeAll(async () => {
  const { rev, name, locale, zone, currency, sessions, ...fields } = await ok(settingContract.routes.get, agent, {});
  const body = { ...SettingInput.parse({ ...fields, name, locale, zone, currency, sessions, repliesHere: true }), rev };
  await ok(settingContract.routes.save, administrator, { body });
  target = { entity: 'contract', recordId: (await makeContract(agency)).id };
});

/** Sends a mail about the contract. Answers the address for a reply to it, and the id in its references. */
async function mailed(more: object = {}) {
  const before = mailbox.mails.length;
  const to = [{ name: 'Nina', email: 'nina@test.example' }];
  const { id } = await ok(send, agent, { body: { ...target, to, subject: 'Contract', body: 'Please read', ...more } });
  expect(await workOff({ tenantId: agency.tenantId, entity: 'email', id }, 'email')).toBe(true);
  const text = mailbox.mails[before]?.text ?? '';
  const replyTo = /^Reply-To: (\S+)/m.exec(text)?.[1] ?? '';
  return { replyTo, references: /^References: (.+)/m.exec(text)?.[1] ?? '', text };
}

interface Incoming {
  readonly to: string;
  readonly from?: string;
  readonly headers?: readonly string[];
  readonly body?: readonly string[];
}
let mails = 0;
/** Puts a mail into the bucket and reports it as S3 does, as often as it is told. */
async function arrives({ to, from = 'Nina Test <nina@test.example>', headers = [TRUSTED], body }: Incoming, times = 1) {
  const key = `inbound/${agency.tenantId}-${++mails}`;
  const text = body ?? [
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Fine with me.',
    '',
    'On Tuesday Iris wrote:',
    '> Please read',
  ];
  const lines = [
    ...headers,
    `From: ${from}`,
    `To: ${to}`,
    `Message-ID: <${mails}@nina.example>`,
    'Subject: Re: Contract',
  ];
  const raw = Buffer.from([...lines, ...text].join('\r\n'));
  await putObject(key, raw, 'message/rfc822');
  const payload = { object: { key, size: raw.length } };
  const message = {
    id: `m${mails}`,
    type: 'inboundMail',
    tenantId: '',
    actorId: 'ses',
    at: new Date().toISOString(),
    payload,
  };
  const { handler } = await import('#functions/domains/operator/system/workers/outbox.ts');
  for (let i = 0; i < times; i++) {
    const { batchItemFailures } = await runAs(workerOf('outbox'), () => handler({ Records: [sqsRecord(message)] }));
    expect(batchItemFailures).toEqual([]);
  }
}
const rows = async (): Promise<readonly EmailReplyRow[]> => (await ok(list, agent, { body: target })).rows;
const newest = async () => {
  const [row] = await rows();
  if (!row) throw new Error('no reply was kept');
  return ok(get, agent, { params: { id: row.id } });
};

describe('an answer to a mail', () => {
  it('stands at its record once, however often it is reported, and its sender hears of it', async () => {
    const { replyTo } = await mailed();
    expect(replyTo).toMatch(/^reply\+[0-9a-f]{32}@reply\.mail\.example$/);
    await arrives({ to: `Backline <${replyTo}>` }, 2);
    const found = await rows();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      from: { name: 'Nina Test', email: 'nina@test.example' },
      excerpt: 'Fine with me.',
      isVerified: true,
    });
    const id = found[0]?.id ?? '';
    const before = mailbox.mails.length;
    for (let i = 0; i < 2; i++) await workOff({ tenantId: agency.tenantId, entity: 'emailReply', id }, 'emailReplied');
    expect(mailbox.mails.slice(before).map(({ text }) => /Fine with me/.test(text))).toEqual([true]);
    const notes = await notificationsOf(agency.tenantId, agent.user.id);
    expect(notes.filter(({ kind }) => kind === 'emailReply')).toHaveLength(1);
  });

  it('is found by its references when it goes to our own address', async () => {
    const { references } = await mailed();
    await arrives({
      to: 'no-reply@mail.example',
      headers: [TRUSTED, `References: ${references} <1@eu-west-1.amazonses.com>`],
    });
    expect((await newest()).text).toContain('> Please read');
  });

  it('is marked when its sender is not who they say, or not a recipient', async () => {
    const { replyTo } = await mailed();
    await arrives({ to: replyTo, headers: ['Authentication-Results: amazonses.com; dmarc=fail', TRUSTED] });
    expect(await newest()).toMatchObject({ isVerified: false, verdicts: { dmarc: 'fail' } });
    await arrives({ to: replyTo, from: 'mallory@test.example' });
    expect((await newest()).isVerified).toBe(false);
  });

  it('of a machine is filed without a notice', async () => {
    const { replyTo } = await mailed();
    await arrives({ to: replyTo, headers: [TRUSTED, 'Auto-Submitted: auto-replied'] });
    const { id, isAutomatic } = await newest();
    expect(isAutomatic).toBe(true);
    const of = { tenantId: agency.tenantId, entity: 'emailReply', id };
    await expect(workOff(of, 'emailReplied')).rejects.toThrow('nothing of type emailReplied was promised');
  });

  it('with a virus keeps neither text nor files', async () => {
    const { replyTo } = await mailed();
    await arrives({ to: replyTo, headers: ['X-SES-Virus-Verdict: FAIL', TRUSTED] });
    expect(await newest()).toMatchObject({ isInfected: true, text: '', files: [] });
  });

  it('keeps allowed attachments, names the others, and shows HTML as text', async () => {
    const { replyTo } = await mailed();
    const part = (...lines: string[]) => ['--b', ...lines];
    const body = [
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...part(
        'Content-Type: text/html; charset=utf-8',
        '',
        '<p>Hello<img src="https://track.example/x"></p><script>alert(1)</script>',
      ),
      ...part(
        'Content-Type: image/png; name="../plan.png"',
        'Content-Transfer-Encoding: base64',
        'Content-Disposition: attachment',
        '',
        PNG,
      ),
      ...part(
        'Content-Type: text/html; name="evil.html"',
        'Content-Disposition: attachment; filename="evil.html"',
        '',
        '<b>x</b>',
      ),
      '--b--',
    ];
    await arrives({ to: replyTo, body });
    const reply = await newest();
    expect(reply.text).toContain('Hello');
    expect(reply.text).not.toMatch(/<|script|track\.example/);
    expect(reply.files.map(({ name, refused }) => [name, refused])).toEqual([
      ['.._plan.png', undefined],
      ['evil.html', 'file.type'],
    ]);
    const address = await ok(file, agent, { params: { id: reply.id, n: 0 } });
    expect((await fetch(address.url)).headers.get('content-type')).toBe('image/png');
    expect(refusal(await call(file, agent, { params: { id: reply.id, n: 1 } }))).toBe('404 notFound');
  });

  it('is answered under its own id', async () => {
    const { id } = await newest();
    const { text } = await mailed({ answersId: id });
    expect(text).toMatch(/^References: <[0-9a-f]{32}@reply\.mail\.example>\s+<\d+@nina\.example>/m);
    const elsewhere = { entity: 'show' as const, recordId: (await makeShow(agency)).id };
    const body = { ...elsewhere, to: [{ email: 'nina@test.example' }], subject: 'x', body: 'x', answersId: id };
    expect(refusal(await call(send, agent, { body }))).toBe('404 notFound');
  });

  it('is for those inside who see the record, and goes when it is deleted', async () => {
    const { id } = await newest();
    expect(refusal(await call(get, other.users.agent, { params: { id } }))).toBe('404 notFound');
    expect(refusal(await call(list, other.users.agent, { body: target }))).toBe('404 notFound');
    expect(refusal(await call(remove, readOnly, { params: { id } }))).toBe('403 denied');
    await ok(remove, agent, { params: { id } });
    expect((await rows()).map((row) => row.id)).not.toContain(id);
    expect(refusal(await call(get, agent, { params: { id } }))).toBe('404 notFound');
  });
});

it('to a mail with a link comes to the document, too', async () => {
  const { contract } = await sentContract(agency, mailbox.mails);
  const text = mailbox.mails.at(-1)?.text ?? '';
  await arrives({ to: /^Reply-To: (\S+)/m.exec(text)?.[1] ?? '' });
  const { rows: found } = await ok(list, agent, { body: { entity: 'contract', recordId: contract.id } });
  expect(found).toMatchObject([{ from: { email: 'nina@test.example' }, isVerified: true }]);
});

describe('a mail that is no answer', () => {
  const kept = async () =>
    (
      await replyStore.many(
        agency,
        Array.from({ length: 60 }, (_, i) => i + 1),
      )
    ).length;

  it('is not kept: unknown token, no token, another domain, more parts than a mail has', async () => {
    const before = await kept();
    await arrives({ to: `reply+${'0'.repeat(32)}@${DOMAIN}` });
    await arrives({ to: 'no-reply@mail.example' });
    await arrives({ to: (await mailed()).replyTo.replace(DOMAIN, 'evil.example') });
    const nested = Array.from({ length: 60 }, (_, i) => [
      `Content-Type: multipart/mixed; boundary=n${i}`,
      '',
      `--n${i}`,
    ]);
    await arrives({ to: (await mailed()).replyTo, body: nested.flat() });
    expect(await kept()).toBe(before);
  });

  it('is not kept beyond twenty an hour on one thread', async () => {
    const { replyTo } = await mailed();
    const before = await kept();
    for (let i = 0; i < 22; i++) await arrives({ to: replyTo });
    expect((await kept()) - before).toBe(20);
  });
});

it('goes to the mailbox of the sender where the agency wants that', async () => {
  const setting = await ok(settingContract.routes.get, agent, {});
  const { maxSessions: _max, ...fields } = setting;
  await ok(settingContract.routes.save, administrator, { body: { ...fields, repliesHere: false } });
  const { replyTo, text } = await mailed();
  expect(replyTo).toBe(agent.user.email);
  expect(text).not.toContain(DOMAIN);
});
