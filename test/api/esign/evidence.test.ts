import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '#functions/domains/agreements/esign/digest.ts';
import { sealDocument } from '#functions/domains/agreements/esign/public/seal.ts';
import { sealFile } from '#functions/domains/agreements/esign/public/seal-file.ts';
import { recordKey, sealedKey } from '#functions/domains/agreements/esign/public/stored-record.ts';
import { auditOf, esignStore } from '#functions/domains/agreements/esign/store.ts';
import { getObject, removeObject } from '#functions/platform/files/files.ts';
import { unzip } from '#functions/platform/files/unzip.ts';
import { textsOfPages } from '#functions/platform/seal/pdf-text.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { firstBreak } from '#shared/domains/agreements/esign/audit.ts';
import { consentText } from '#shared/domains/agreements/esign/consent.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { countersignAs, giveSignature, PROMOTER, runSeal, secretIn, sentOut, signAt, workAll } from './signing.ts';

process.env.SEAL_TEST_KEY = join(tempFolder('seal-key'), 'key.pem');
const { agency, other, mailbox } = await agreementAgencies();
const { agent } = agency.users;
const { evidence } = esignContract.routes;

const contextOf = () => ({ tenantId: agency.tenantId, now: new Date(), actor: { userId: 'x', name: 'Test' } });
async function completing(): Promise<string> {
  const { id } = await sentOut(agency);
  await signAt(new Visitor(), secretIn(mailbox.mails));
  await workAll(agency, id);
  await countersignAs(agency, id);
  return id;
}
const ask = (id: string) => call(evidence, agent, { params: { id }, body: {} });
const LIMITS = { entries: 20, each: 5_000_000, total: 20_000_000 };
/** The files of the archive by name. */
async function archiveOf(id: string): Promise<ReadonlyMap<string, Buffer>> {
  const { url, type } = await ok(evidence, agent, { params: { id }, body: {} });
  expect(type).toBe('application/zip');
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  return new Map([...unzip(bytes, LIMITS)].map((one) => [one.name, one.bytes]));
}
const jsonIn = (archive: ReadonlyMap<string, Buffer>, name: string) => JSON.parse(String(archive.get(name)));

beforeAll(() => giveSignature(agency));

describe('the evidence', () => {
  it('has the sealed file, the record, the whole chain, the consent text and the mails with their hashes', async () => {
    const id = await completing();
    expect(refusal(await ask(id))).toBe('409 esign.fileNotReady');
    await runSeal(agency, id);
    await workAll(agency, id);
    const { files, auditHash } = await esignStore.get(agency, id);
    const archive = await archiveOf(id);
    const [name] = [...archive.keys()].filter((one) => one.startsWith('files/'));
    expect(sha256(archive.get(name ?? '') ?? '')).toBe(files[0]?.sealed?.sha256);
    const { head, events } = jsonIn(archive, 'chain.json');
    expect(head.hash).toBe(auditHash);
    expect(firstBreak(events, { auditSeq: head.events, auditHash }, sha256)).toBeUndefined();
    expect(jsonIn(archive, 'consents.json')).toEqual([
      { language: 'en', sha256: sha256(consentText.en), text: consentText.en },
    ]);
    const mails: { mail: string; sha256: string }[] = jsonIn(archive, 'mails.json');
    expect(mails.map(({ mail }) => mail)).toEqual([
      'esignInvite',
      'esignCountersign',
      'esignCompleted',
      'esignCompleted',
    ]);
    for (const mail of mails) expect(mail.sha256).toMatch(/^[0-9a-f]{64}$/);
    const record = jsonIn(archive, 'record.json');
    expect(record).toMatchObject({ format: 'backline-signing-record/1', document: { id } });
    expect(record.participants[0]).toMatchObject({ invited: { email: PROMOTER }, signedAs: 'Nina Test' });
    expect([...archive.keys()].filter((one) => !one.startsWith('files/')).sort()).toEqual([
      'chain.json',
      'consents.json',
      'mails.json',
      'record.json',
    ]);
  });

  it('is for the own agency, and for who reads signings', async () => {
    const id = await completing();
    const input = { params: { id }, body: {} };
    expect(refusal(await call(evidence, other.users.agent, input))).toBe('404 notFound');
    expect(refusal(await call(evidence, agency.users.promoter, input))).toBe('403 denied');
  });
});

describe('a seal worker that dies', () => {
  /** Dies after the last file is stored, before the document knows. */
  const dying: typeof sealFile = async (sealing, file) => {
    const found = await sealFile(sealing, file);
    if (file.id === sealing.mainId) throw new Error('killed');
    return found;
  };

  it('after the last file leaves a file that the next run takes', async () => {
    const id = await completing();
    await expect(sealDocument(contextOf(), id, dying)).rejects.toThrow('killed');
    const document = await esignStore.get(agency, id);
    const stored = await getObject(sealedKey(agency.tenantId, document, document.files[0]?.id ?? ''));
    await runSeal(agency, id);
    expect((await esignStore.get(agency, id)).files[0]?.sealed?.sha256).toBe(sha256(stored));
    const types = (await auditOf(agency, id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'sealed')).toHaveLength(1);
  });

  it('between the record and the file leaves a record that the file repeats', async () => {
    const id = await completing();
    await expect(sealDocument(contextOf(), id, dying)).rejects.toThrow('killed');
    const document = await esignStore.get(agency, id);
    const record = await getObject(recordKey(agency.tenantId, document));
    await removeObject(sealedKey(agency.tenantId, document, document.files[0]?.id ?? ''));
    await runSeal(agency, id);
    const archive = await archiveOf(id);
    expect(archive.get('record.json')).toEqual(Buffer.from(record));
    const [name] = [...archive.keys()].filter((one) => one.startsWith('files/'));
    const pages = await textsOfPages(archive.get(name ?? '') ?? Buffer.alloc(0));
    const text = pages.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('');
    expect(text).toContain(JSON.parse(String(Buffer.from(record))).chainHead);
  });
});
