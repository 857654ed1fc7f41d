import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '#functions/domains/agreements/esign/digest.ts';
import { esignStore } from '#functions/domains/agreements/esign/store.ts';
import { codeOf } from '#functions/domains/agreements/esign/verification.ts';
import { unzip } from '#functions/platform/files/unzip.ts';
import { contractPdf } from '#functions/platform/seal/seal.fixture.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { type Caller, call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeSignedIn } from '#test/support/fixtures.ts';
import {
  countersignAs,
  draftOf,
  giveSignature,
  runSeal,
  secretIn,
  sentOut,
  signAt,
  uploadedBy,
  workAll,
} from './signing.ts';

process.env.SEAL_TEST_KEY = join(tempFolder('archive-key'), 'key.pem');
const { agency, other, mailbox } = await agreementAgencies();
const { agent } = agency.users;
const { startArchive, archiveState, completeManually } = esignContract.routes;

async function completed() {
  const { id } = await sentOut(agency);
  await signAt(new Visitor(), secretIn(mailbox.mails));
  await workAll(agency, id);
  await countersignAs(agency, id);
  await runSeal(agency, id);
  return esignStore.get(agency, id);
}
async function signedOnPaper() {
  const { id } = await sentOut(agency);
  const files = [{ key: await uploadedBy(agent, await (await contractPdf()).save(), 'esignManual'), name: 'Scan.pdf' }];
  const body = { files, date: agencyDay(), reason: 'Signed at the show.' };
  await ok(completeManually, agent, { params: { id }, body });
  return esignStore.get(agency, id);
}

type Body = Partial<Parameters<typeof ok<typeof startArchive>>[2]['body']>;
const bodyOf = (more: Body) => ({ body: { kind: 'contract' as const, locale: 'en' as const, ...more } });
const LIMITS = { entries: 50, each: 5_000_000, total: 50_000_000 };
async function archiveOf(more: Body, user: Caller = agent) {
  const { id, ...counts } = await ok(startArchive, user, bodyOf(more));
  await deliver(agency.tenantId, 'signedArchive', { archiveId: id });
  const { url = '', ...state } = await ok(archiveState, user, { params: { id } });
  const files = [...unzip(Buffer.from(await (await fetch(url)).arrayBuffer()), LIMITS)];
  const index = String(files.find(({ name }) => name === 'index.csv')?.bytes);
  const [, ...lines] = index.trim().split('\r\n');
  return { id, counts, state, files, lines: lines.map((line) => line.split(';')) };
}

const documents: Awaited<ReturnType<typeof completed>>[] = [];
beforeAll(async () => {
  await giveSignature(agency);
  documents.push(await completed(), await completed(), await signedOnPaper());
  // One that was never sent.
  await draftOf(agency);
});

describe('an archive of signed documents', () => {
  it('has each sealed file, the scans in a folder, and an index with hashes and codes', async () => {
    const [first, , paper] = documents;
    const { id, counts, state, files, lines } = await archiveOf({});
    expect(counts).toMatchObject({ total: 4, unsigned: 1, state: 'running' });
    expect(state).toMatchObject({ state: 'ready', done: 4 });
    const { rows: notes } = await ok(notificationContract.routes.list, agent, { body: {} });
    expect(notes[0]).toMatchObject({ kind: 'documentReady', subject: state.name, target: `/signedarchive/${id}` });
    expect(files).toHaveLength(4);
    const name = files.find(({ bytes }) => sha256(bytes) === first?.files[0]?.sealed?.sha256)?.name;
    const { number, artists, show } = await ok(contractContract.routes.get, agent, {
      params: { id: first?.source.id ?? '' },
    });
    expect(name).toBe(`${number} ${artists[0]?.name} ${show.date}.pdf`);
    const line = lines.find(([no]) => no === number);
    expect(line).toMatchObject({
      2: show.date,
      4: 'Signed electronically',
      6: name,
      7: first?.files[0]?.sealed?.sha256,
      8: codeOf(first ?? { id: '' }),
    });
    const scan = files.find(({ name: one }) => one.startsWith('Signed outside/'));
    expect(sha256(scan?.bytes ?? '')).toBe(paper?.ending?.files?.[0]?.sha256);
    expect(lines.filter(([, , , , how]) => how === 'No signed document')).toHaveLength(1);
  });

  it('follows the filter and the selection', async () => {
    const [first, second] = documents;
    const ids = [first?.source.id ?? '', second?.source.id ?? ''];
    const chosen = await archiveOf({ ids });
    expect(chosen.counts).toMatchObject({ total: 2, unsigned: 0 });
    expect(chosen.files).toHaveLength(3);
    const { number } = await ok(contractContract.routes.get, agent, { params: { id: ids[0] ?? '' } });
    const found = await archiveOf({ request: { keyword: number } });
    expect(found.lines.map(([no]) => no)).toEqual([number]);
  });

  it('keeps both of two files with the same name', async () => {
    const [first] = documents;
    if (!first) throw new Error('no document');
    const scans = first.files.map(({ id, sealed }) => ({
      id,
      name: 'x.pdf',
      type: 'application/pdf',
      size: 1,
      key: sealed?.key ?? '',
      sha256: sealed?.sha256 ?? '',
    }));
    const paper = documents[2];
    if (!paper?.ending) throw new Error('no paper');
    const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'x', name: 'Test' } };
    const doubled = { ...paper, ending: { ...paper.ending, files: [...(paper.ending.files ?? []), ...scans] } };
    await esignStore.update(ctx, await esignStore.get(agency, paper.id), doubled);
    const { files } = await archiveOf({ ids: [paper.source.id] });
    const names = files.map(({ name }) => name).filter((name) => name.startsWith('Signed outside/'));
    expect(names).toHaveLength(2);
    expect(names[1]).toBe(names[0]?.replace('.pdf', ' (2).pdf'));
  });

  it('says so if nothing is signed', async () => {
    const { source } = await draftOf(agency);
    expect(refusal(await call(startArchive, agent, bodyOf({ ids: [source.id] })))).toBe('409 esign.nothingSigned');
  });

  it('has nothing of an artist whom the caller may not see, and is for the asker alone', async () => {
    const stranger = await makeSignedIn(agency.tenantId, { role: 'agent', allArtists: false });
    expect(refusal(await call(startArchive, stranger, bodyOf({})))).toBe('409 esign.nothingSigned');
    const { id } = await ok(startArchive, agent, bodyOf({}));
    expect(refusal(await call(archiveState, stranger, { params: { id } }))).toBe('404 notFound');
    expect(refusal(await call(archiveState, other.users.agent, { params: { id } }))).toBe('404 notFound');
    expect(refusal(await call(startArchive, agency.users.promoter, bodyOf({})))).toBe('403 denied');
    expect(noOf(id)).toBeGreaterThan(0);
  });
});
