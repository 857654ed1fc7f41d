import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf, esignStore } from '#functions/domains/agreements/esign/store.ts';
import { contractPdf } from '#functions/platform/seal/seal.fixture.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import {
  draftOf,
  giveSignature,
  PROMOTER,
  read,
  secretIn,
  sentOut,
  signAt,
  type UploadPurpose,
  uploadedBy,
  workAll,
} from './signing.ts';

const { agency, other, mailbox } = await agreementAgencies();
const { agent, assistant } = agency.users;
const routes = esignContract.routes;
beforeAll(() => giveSignature(agency));

const PDF = 'application/pdf';
const pdfBytes = async () => (await contractPdf()).save();
const at = (id: string) => ({ params: { id } });

const uploaded = (bytes: Uint8Array, purpose: UploadPurpose = 'esignFile', type = PDF) =>
  uploadedBy(agent, bytes, purpose, type);
const typesOf = async (id: string) => (await auditOf(agency, id)).map(({ type }) => type);

describe('files of a draft', () => {
  it('takes a PDF along as an annex, and removes it', async () => {
    const { id } = await draftOf(agency);
    const key = await uploaded(await pdfBytes());
    const withFile = await ok(routes.addFile, agent, { ...at(id), body: { key, name: 'Rider.pdf', role: 'annex' } });
    expect(withFile.files.map(({ name, role, pages }) => [name, role, pages])).toContainEqual([
      'Rider.pdf',
      'annex',
      3,
    ]);
    const fileId = withFile.files.at(-1)?.id ?? '';
    const without = await ok(routes.removeFile, agent, { ...at(id), body: { fileId } });
    expect(without.files).toHaveLength(1);
  });

  it('refuses a damaged PDF and keeps nothing of it', async () => {
    const { id } = await draftOf(agency);
    const whole = await pdfBytes();
    const key = await uploaded(whole.slice(0, whole.length - 200));
    const body = { key, name: 'Rider.pdf', role: 'annex' as const };
    expect(refusal(await call(routes.addFile, agent, { ...at(id), body }))).toBe('422 esign.pdfDamaged');
    expect((await read(agency, id)).files).toHaveLength(1);
    expect(refusal(await call(routes.addFile, agent, { ...at(id), body }))).toBe('404 file.gone');
  });

  it('refuses a file once the document is sent', async () => {
    const { id } = await sentOut(agency);
    const key = await uploaded(await pdfBytes());
    const body = { key, name: 'Rider.pdf', role: 'annex' as const };
    expect(refusal(await call(routes.addFile, agent, { ...at(id), body }))).toBe('409 esign.notOpen');
  });
});

describe('a check by colleagues', () => {
  it('goes back with a reason, and out after the check', async () => {
    const checkers = [assistant.user.id];
    const { id } = await draftOf(agency, { checkerIds: checkers });
    expect((await ok(routes.submit, agent, { ...at(id), body: {} })).state).toBe('review');
    expect(refusal(await call(routes.check, agent, { ...at(id), body: {} }))).toBe('403 esign.notYours');
    expect(refusal(await call(routes.sendBack, assistant, { ...at(id), body: { reason: '' } }))).toBe('400 required');
    const back = await ok(routes.sendBack, assistant, { ...at(id), body: { reason: 'The fee is wrong.' } });
    expect(back.state).toBe('draft');
    await ok(routes.submit, agent, { ...at(id), body: {} });
    expect(refusal(await call(routes.send, agent, { ...at(id), body: {} }))).toBe('409 esign.notChecked');
    await ok(routes.check, assistant, { ...at(id), body: {} });
    expect((await ok(routes.send, agent, { ...at(id), body: {} })).state).toBe('outForSignature');
  });
});

describe('people of a document that is out', () => {
  const director = {
    name: 'Dora Director',
    email: 'dora@outside.example',
    locale: 'en',
    zone: 'Europe/Berlin',
  } as const;

  it('are replaced: the old link ends, and the new person is invited', async () => {
    const { id, participants } = await sentOut(agency);
    const secret = secretIn(mailbox.mails);
    const participantId = participants[0]?.id ?? '';
    const body = { participantId, person: director, reason: 'Nina is on leave.' };
    const replaced = await ok(routes.replace, agent, { ...at(id), body });
    await workAll(agency, id);
    expect(replaced.participants.map(({ state }) => state)).toEqual(expect.arrayContaining(['replaced', 'invited']));
    expect((await new Visitor().call(routes.open, secret, {})).status).toBe(410);
    await signAt(new Visitor(), secretIn(mailbox.mails, director.email));
    expect(await typesOf(id)).toContain('participantReplaced');
  });

  it('get another deadline, but not one after the expiry', async () => {
    const { id, participants } = await sentOut(agency);
    const participantId = participants[0]?.id ?? '';
    const on = (days: number) => ({ participantId, deadlineAt: `${addDays(agencyDay(), days)}T10:00:00.000Z` });
    const moved = await ok(routes.moveDeadline, agent, { ...at(id), body: on(12) });
    expect(moved.participants[0]?.deadlineAt).toBe(on(12).deadlineAt);
    const refused = [on(60), on(-2)].map((body) => call(routes.moveDeadline, agent, { ...at(id), body }));
    expect((await Promise.all(refused)).map(refusal)).toEqual(['422 esign.afterExpiry', '422 esign.dateInPast']);
  });

  it('open a copied link, which the chain records, in their order', async () => {
    const { id, participants } = await sentOut(agency);
    const [signer, counter] = participants;
    const personOf = (one = signer) => ({ participantId: one?.id ?? '', personId: one?.people[0]?.id ?? '' });
    const { url } = await ok(routes.copyLink, agent, { ...at(id), body: personOf() });
    const secret = url.split('/').at(-1) ?? '';
    expect((await new Visitor().call(routes.open, secret, {})).body).toMatchObject({ me: { isMyTurn: true } });
    expect(await typesOf(id)).toContain('linkCopied');
    // Staff sign with their session and have no link.
    expect(refusal(await call(routes.copyLink, agent, { ...at(id), body: personOf(counter) }))).toBe(
      '403 esign.notYours',
    );
  });
});

describe('the end and the life after it', () => {
  it('scenario 10: a declined document begins anew with the same people and no signature', async () => {
    const { id, title } = await sentOut(agency);
    const visitor = new Visitor();
    const secret = secretIn(mailbox.mails);
    await visitor.call(routes.open, secret, {});
    await visitor.call(routes.decline, secret, { category: 'terms', reason: 'The fee is too high.' });
    const next = await ok(routes.revise, agent, { ...at(id), body: {} });
    expect(next).toMatchObject({ state: 'draft', revision: 2, revisionOf: id, title });
    expect(next.participants.map(({ role, state }) => [role, state])).toEqual([
      ['signer', 'pending'],
      ['countersigner', 'pending'],
    ]);
    expect(refusal(await call(routes.revise, agent, { ...at(id), body: {} }))).toBe('409 esign.signingOpen');
  });

  it('scenario 14: scans of what was signed on paper end the links', async () => {
    const { id, source } = await sentOut(agency);
    const secret = secretIn(mailbox.mails);
    const scan = async (type = PDF) => ({
      key: await uploaded(await pdfBytes(), 'esignManual', type),
      name: 'Scan.pdf',
    });
    const late = { files: [await scan()], date: addDays(agencyDay(), 2), reason: 'Signed at the show.' };
    expect(refusal(await call(routes.completeManually, agent, { ...at(id), body: late }))).toBe(
      '422 esign.dateInFuture',
    );
    const body = { ...late, files: [await scan()], date: agencyDay() };
    expect((await ok(routes.completeManually, agent, { ...at(id), body })).state).toBe('manualComplete');
    expect((await ok(routes.overview, agent, {})).completed).toMatchObject({ total: 1, rows: [{ id }] });
    await workAll(agency, id);
    expect((await new Visitor().call(routes.open, secret, {})).status).toBe(410);
    const contract = await ok(contractContract.routes.get, agent, { params: { id: source.id } });
    expect(contract.stage).toBe('signed');
    const { ending } = await esignStore.get(agency, id);
    expect(ending?.files?.[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('tells the time line in order, with what each event is about', async () => {
    const { id } = await sentOut(agency);
    const { lines } = await ok(routes.events, agent, at(id));
    expect(lines.map(({ n }) => n)).toEqual(lines.map((_, i) => i + 1));
    expect(lines.map(({ type }) => type)).toEqual(expect.arrayContaining(['created', 'frozen', 'sent', 'mailSent']));
    expect(JSON.stringify(lines)).not.toContain('files/');
    expect(lines.find(({ type }) => type === 'mailSent')?.about).toBe('Nina Test');
  });
});

it('answers another agency as if the document were not there', async () => {
  const { id, participants } = await sentOut(agency);
  const stranger = other.users.agent;
  const participantId = participants[0]?.id ?? '';
  const calls = [
    call(routes.events, stranger, at(id)),
    call(routes.submit, stranger, { ...at(id), body: {} }),
    call(routes.extend, stranger, { ...at(id), body: { expiresAt: null } }),
    call(routes.revise, stranger, { ...at(id), body: {} }),
    call(routes.moveDeadline, stranger, { ...at(id), body: { participantId, deadlineAt: '2030-01-01T00:00:00.000Z' } }),
  ];
  for (const answer of await Promise.all(calls)) expect(refusal(answer)).toBe('404 notFound');
  expect(mailbox.mails.some(({ to }) => to === PROMOTER)).toBe(true);
});
