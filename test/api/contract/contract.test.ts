import { describe, expect, it } from 'vitest';
import { notificationsOf } from '#functions/domains/reference/notification/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import { LAST_TRY_OF_ALL } from '#functions/platform/jobs/rounds.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { expectAnswerable } from '#test/support/answerable.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';
import { promised, workOff } from '#test/support/outbox.ts';
import { makeContract, makeShow, putOnPaper, sendInput, sentContract, written } from './agency.ts';

const { createFromShow, get, list, update, render, download, send, remove, activity } = contractContract.routes;
const voidRoute = contractContract.routes.void;
const { agency, other, mailbox } = await agreementAgencies();

const draftOf = ({
  document: { number: _n, locale: _l, version: _v, ...document },
}: Awaited<ReturnType<typeof makeContract>>) => document;

describe('a contract from a show', () => {
  it('takes over the show, its parties and the agency’s defaults', async () => {
    const contract = await makeContract(agency);
    expect(contract.number).toMatch(/^C-\d{4}-\d{4}$/);
    expect(contract).toMatchObject({ stage: 'draft', template: 'standard', company: { name: 'Test Presents' } });
    expect(contract.show).toMatchObject({ date: '2027-05-21', venue: 'Test Hall, Lisboa' });
    expect(contract.document.lines).toEqual([{ text: 'Performance fee', quantity: 1, net: 1_250_000, vatRate: 9000 }]);
    expect(contract.document.payments.reduce((sum, p) => sum + p.amount, 0)).toBe(1_362_500);
    expect(contract.document.promoter.signatory.name).toBe('Nina Test');
    expect(contract.document.number).toBe(contract.number);
  });

  it('numbers without gaps however many are made at once', async () => {
    const third = await makeAgency();
    const show = await makeShow(third);
    const made = await Promise.all(
      Array.from({ length: 6 }, () => ok(createFromShow, third.users.agent, { params: { id: show.id }, body: {} })),
    );
    const numbers = made.map((contract) => Number(contract.number.slice(-4))).sort((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('needs the right, the show and the same agency', async () => {
    const show = await makeShow(agency);
    const input = { params: { id: show.id }, body: {} };
    expect(refusal(await call(createFromShow, agency.users.readOnly, input))).toBe('403 denied');
    expect(refusal(await call(createFromShow, other.users.agent, input))).toBe('404 notFound');
    const missing = { params: { id: unknownId() }, body: {} };
    expect(refusal(await call(createFromShow, agency.users.agent, missing))).toBe('404 notFound');
    const wrong = { params: { id: show.id }, body: { template: 'papyrus' as never } };
    expect(refusal(await call(createFromShow, agency.users.agent, wrong))).toBe('400 choice');
  });
});

describe('its paper', () => {
  it('is pending, then a PDF to download, and who asked hears of it', async () => {
    const contract = await makeContract(agency);
    expect(contract.rendered).toMatchObject({ state: 'pending', files: [] });
    const early = { params: { id: contract.id }, body: {} };
    expect(refusal(await call(download, agency.users.agent, early))).toBe('409 contract.notReady');
    const ready = await putOnPaper(agency, contract.id);
    expect(ready.rev).toBe(contract.rev);
    expect(ready.rendered).toMatchObject({
      state: 'ready',
      files: [{ kind: 'pdf', name: `Contract ${contract.number}.pdf`, type: 'application/pdf' }],
    });
    expect(ready.rendered.files[0]).not.toHaveProperty('key');
    const { url } = await ok(download, agency.users.agent, { params: { id: contract.id }, body: { inline: true } });
    const fetched = await fetch(url);
    expect(fetched.headers.get('content-disposition')).toMatch(/^inline;/);
    expect((await fetched.text()).slice(0, 5)).toBe('%PDF-');
    const notes = await notificationsOf(agency.tenantId, agency.users.agent.user.id);
    expect(notes.filter((note) => note.target === `/contract/${contract.id}`)).toMatchObject([
      { kind: 'documentReady', subject: contract.number },
    ]);
  });

  it('is made once, however often the task comes', async () => {
    const contract = await makeContract(agency);
    const first = await putOnPaper(agency, contract.id);
    const { renderingOf } = (await import('#functions/domains/agreements/contract/public/kind.ts')).contractKind
      .rendering;
    const { contractStore } = await import('#functions/domains/agreements/contract/store.ts');
    const stored = await contractStore.get(agency, contract.id);
    const before = await renderingOf(agency.tenantId, stored);
    expect(await putOnPaper(agency, contract.id)).toEqual(first);
    expect(await renderingOf(agency.tenantId, stored)).toEqual(before);
  });

  it('by the Word template is a .docx', async () => {
    const contract = await putOnPaper(agency, (await makeContract(agency, 'word')).id);
    expect(contract.rendered.state).toBe('ready');
    const { url } = await ok(download, agency.users.agent, { params: { id: contract.id }, body: { kind: 'docx' } });
    expect(new Uint8Array(await (await fetch(url)).arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
  });

  it('goes to nobody with payments that do not add up to its total', async () => {
    const contract = await putOnPaper(agency, (await makeContract(agency)).id);
    const payments = [{ due: '2027-04-01', amount: 100, text: 'Deposit' }];
    const document = { ...draftOf(contract), payments };
    const body = { locale: contract.locale, template: contract.template, document, rev: contract.rev };
    await ok(update, agency.users.agent, { params: { id: contract.id }, body });
    const answer = await call(send, agency.users.agent, sendInput(await putOnPaper(agency, contract.id)));
    expect([refusal(answer), answer.body.errors?.[0]?.field]).toEqual([
      '409 contract.paymentsDiffer',
      'document.payments',
    ]);
    expect(answer.body.errors?.[0]?.message).toContain('€1.00');
  });

  it('follows every change, and an unchanged save asks for none', async () => {
    const contract = await putOnPaper(agency, (await makeContract(agency)).id);
    const input = { locale: contract.locale, template: contract.template, document: draftOf(contract) };
    const same = await ok(update, agency.users.agent, {
      params: { id: contract.id },
      body: { ...input, statusId: contract.statusId, rev: contract.rev },
    });
    expect(same.rendered.state).toBe('ready');
    const changed = await ok(update, agency.users.agent, {
      params: { id: contract.id },
      body: { ...input, document: { ...input.document, notes: 'No recording.' }, rev: same.rev },
    });
    expect(changed.rendered).toMatchObject({ state: 'pending', files: [] });
    expect(await promised(written(agency, contract.id), 'render')).toHaveLength(2);
    expect((await putOnPaper(agency, contract.id)).rendered.state).toBe('ready');
  });

  it('comes also for a state that was left and come back to, and again when whoever was at it has died', async () => {
    const contract = await makeContract(agency);
    const input = { locale: contract.locale, template: contract.template, document: draftOf(contract) };
    const save = async (notes: string) => {
      const { rev, statusId } = await ok(get, agency.users.agent, { params: { id: contract.id } });
      const body = { ...input, document: { ...input.document, notes }, statusId, rev };
      return ok(update, agency.users.agent, { params: { id: contract.id }, body });
    };
    // The task of the first state comes when the contract is in the second one.
    await save('first');
    await save('second');
    await putOnPaper(agency, contract.id);
    const tasks = async () => (await promised(written(agency, contract.id), 'render')).length;
    const asked = await tasks();
    expect((await save('first')).rendered.state).toBe('pending');
    expect(await tasks()).toBe(asked + 1);
    expect((await putOnPaper(agency, contract.id)).rendered.state).toBe('ready');

    const { hashOf, renderingWrite } = (await import('#functions/domains/agreements/contract/public/kind.ts'))
      .contractKind.rendering;
    const { contractStore } = await import('#functions/domains/agreements/contract/store.ts');
    const stuck = await save('third');
    const stored = await contractStore.get(agency, contract.id);
    const old = { ...stuck.rendered, files: [], hash: hashOf(stored), askedAt: '2026-01-01T00:00:00.000Z' };
    await commit([renderingWrite(agency.tenantId, contract.id, old)]);
    const before = await tasks();
    await ok(render, agency.users.agent, { params: { id: contract.id }, body: {} });
    expect(await tasks()).toBe(before + 1);
  });

  it('can be asked for again when it is not there', async () => {
    const contract = await putOnPaper(agency, (await makeContract(agency)).id);
    const again = await ok(render, agency.users.agent, { params: { id: contract.id }, body: {} });
    expect(again).toEqual(contract);
  });
});

describe('changing a contract', () => {
  it('refuses markup, unknown statuses, a stale revision and strangers', async () => {
    const contract = await makeContract(agency);
    const input = { locale: contract.locale, template: contract.template, document: draftOf(contract) };
    const put = (body: object, who = agency.users.agent) =>
      call(update, who, { params: { id: contract.id }, body: { ...input, rev: contract.rev, ...body } });
    const markup = await put({ document: { ...input.document, notes: '<script>' } });
    expect(markup.body.errors?.[0]).toMatchObject({ code: 'forbiddenCharacters', field: 'document.notes' });
    expect(refusal(await put({ statusId: agency.status('Option').id }))).toBe('400 choice');
    expect(refusal(await put({ rev: 99 }))).toBe('409 stale');
    expect(refusal(await put({}, other.users.agent))).toBe('404 notFound');
    expect(refusal(await put({}, agency.users.readOnly))).toBe('403 denied');
  });
});

describe('sending', () => {
  it('freezes the contract and mails a link that only its holder knows', async () => {
    const { contract, link, secret } = await sentContract(agency, mailbox.mails);
    expect(contract).toMatchObject({ stage: 'sent' });
    expect(link).toMatchObject({ state: 'live', recipient: { email: 'nina@test.example' }, opens: 0 });
    expect(JSON.stringify({ contract, link })).not.toContain(secret);
    expect(mailbox.mails.at(-1)?.to).toBe('nina@test.example');
    expectAnswerable(mailbox.mails.at(-1));
    const { rows } = await ok(linkContract.routes.list, agency.users.agent, {
      body: { entity: 'contract', recordId: contract.id },
    });
    expect(rows).toHaveLength(1);
    const input = { locale: contract.locale, template: contract.template, document: draftOf(contract) };
    const late = { ...input, document: { ...input.document, notes: 'Later.' }, rev: contract.rev };
    const change = { params: { id: contract.id }, body: late };
    expect(refusal(await call(update, agency.users.agent, change))).toBe('409 contract.frozen');
    const away = { params: { id: contract.id } };
    expect(refusal(await call(remove, agency.users.agent, away))).toBe('409 contract.frozen');
    const log = await ok(activity, agency.users.agent, { params: { id: contract.id }, query: {} });
    expect(log.rows.map((row) => row.action)).toEqual(['send', 'create']);
  });

  it('refuses what has no paper, a wrong address, a date out of range and those without the right', async () => {
    const contract = await makeContract(agency);
    const put = (more: object, who = agency.users.agent) => call(send, who, sendInput(contract, more));
    expect(refusal(await put({}))).toBe('409 contract.notReady');
    await putOnPaper(agency, contract.id);
    const mailsBefore = mailbox.mails.length;
    expect(refusal(await put({ recipient: { name: 'N', email: 'nina' } }))).toBe('400 email');
    expect(refusal(await put({ expiresOn: '2001-01-01' }))).toBe('400 dateRange');
    expect(refusal(await put({ expiresOn: '2199-01-01' }))).toBe('400 dateRange');
    expect(refusal(await put({ rev: 77 }))).toBe('409 stale');
    expect(refusal(await put({}, agency.users.assistant))).toBe('403 denied');
    expect(refusal(await put({}, other.users.agent))).toBe('404 notFound');
    expect(mailbox.mails).toHaveLength(mailsBefore);
  });

  it('counts as sent while the mail service is down, and says when the mail never left', async () => {
    const contract = await putOnPaper(agency, (await makeContract(agency)).id);
    const { link } = await ok(send, agency.users.agent, sendInput(contract));
    const deliver = (tries: number) => workOff(written(agency, contract.id), 'documentLink', tries);
    const mailOf = async () => {
      const body = { entity: 'contract' as const, recordId: contract.id };
      return (await ok(linkContract.routes.list, agency.users.agent, { body })).rows.find(({ id }) => id === link.id)
        ?.mail;
    };
    const mailsBefore = mailbox.mails.length;
    expect(await mailOf()).toBe('queued');
    mailbox.service.refuses = 'ServiceUnavailable';
    expect(await deliver(1)).toBe(false);
    expect(await mailOf()).toBe('queued');
    expect(await deliver(LAST_TRY_OF_ALL)).toBe(true);
    delete mailbox.service.refuses;
    expect(await mailOf()).toBe('failed');
    expect(mailbox.mails).toHaveLength(mailsBefore);
  });

  it('can be voided, which withdraws its links', async () => {
    const { contract } = await sentContract(agency, mailbox.mails);
    const input = { params: { id: contract.id }, body: { rev: contract.rev } };
    expect(await ok(voidRoute, agency.users.agent, input)).toMatchObject({ stage: 'void' });
    const { rows } = await ok(linkContract.routes.list, agency.users.agent, {
      body: { entity: 'contract', recordId: contract.id },
    });
    expect(rows.map((row) => row.state)).toEqual(['withdrawn']);
    const again = { params: { id: contract.id }, body: { rev: contract.rev + 1 } };
    expect(refusal(await call(voidRoute, agency.users.agent, again))).toBe('409 contract.void');
  });
});

describe('reading', () => {
  it('finds the contracts of a show and keeps drafts inside', async () => {
    const { contract } = await sentContract(agency, mailbox.mails);
    const draft = await ok(createFromShow, agency.users.agent, { params: { id: contract.show.showId }, body: {} });
    const body = { filters: [{ field: 'show' as const, values: [contract.show.showId] }] };
    const internal = await ok(list, agency.users.agent, { body });
    expect(internal.rows.map((row) => row.id).sort()).toEqual([contract.id, draft.id].sort());
    expect(internal.rows[0]).not.toHaveProperty('document');
    const outside = await ok(list, agency.users.artist, { body });
    expect(outside.rows.map((row) => row.id)).toEqual([contract.id]);
    expect(refusal(await call(get, agency.users.artist, { params: { id: draft.id } }))).toBe('404 notFound');
    expect((await ok(list, other.users.agent, { body })).total).toBe(0);
  });

  it('drops a draft, whose number stays taken', async () => {
    const contract = await makeContract(agency);
    await ok(remove, agency.users.agent, { params: { id: contract.id } });
    expect(refusal(await call(get, agency.users.agent, { params: { id: contract.id } }))).toBe('404 notFound');
    expect((await makeContract(agency)).number).not.toBe(contract.number);
  });
});

it('a send that is refused takes none of the mails that a recipient gets in a day', async () => {
  const contract = await putOnPaper(agency, (await makeContract(agency)).id);
  const recipient = { name: 'Nina Test', email: 'often@test.example' };
  const sending = (rev: number) => call(send, agency.users.agent, sendInput({ ...contract, rev }, { recipient }));
  const answers = await Promise.all(Array.from({ length: 12 }, () => sending(contract.rev)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(409)]);
  const revNow = async () => (await ok(get, agency.users.agent, { params: { id: contract.id } })).rev;
  for (let mail = 2; mail <= 10; mail++) expect((await sending(await revNow())).status).toBe(200);
  expect(refusal(await sending(await revNow()))).toBe('403 tooManyActions');
});
