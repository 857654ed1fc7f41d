import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '#functions/domains/agreements/esign/digest.ts';
import { esignStore } from '#functions/domains/agreements/esign/store.ts';
import { getObject } from '#functions/platform/files/files.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { countersignAs, giveSignature, read, runSeal, secretIn, sentOut, signAt, workAll } from './signing.ts';

process.env.SEAL_TEST_KEY = join(tempFolder('seal-key'), 'key.pem');
const { agency, mailbox } = await agreementAgencies();
const { verify } = esignContract.routes;

const asked = (body: object, visitor = new Visitor()) => visitor.call(verify, '', body);
const NOTHING = { found: 'nothing' };
let id = '';
let file: Uint8Array = new Uint8Array();
let code = '';

beforeAll(async () => {
  await giveSignature(agency);
  ({ id } = await sentOut(agency));
  await signAt(new Visitor(), secretIn(mailbox.mails));
  await countersignAs(agency, id);
  await runSeal(agency, id);
  await workAll(agency, id);
  const { files } = await esignStore.get(agency, id);
  file = new Uint8Array(await getObject(files[0]?.sealed?.key ?? ''));
  code = /[0-9A-F]{4}(?:-[0-9A-F]{4}){3}/.exec(mailbox.mails.at(-1)?.text ?? '')?.[0] ?? '';
});

describe('the verification of a sealed file', () => {
  it('names agency, title, day and signers to who holds the file', async () => {
    const { title, ending } = await esignStore.get(agency, id);
    const { body } = await asked({ sha256: sha256(file) });
    const { agent } = agency.users;
    expect(body).toMatchObject({ found: 'file', title, completedAt: ending?.at, sealedCount: 2 });
    expect(body.names).toEqual(['Nina Test', agent.user.name]);
  });

  it('is named in the mail and on the page of a signer, with its code', async () => {
    expect(mailbox.mails.at(-1)?.text.replaceAll('=\r\n', '')).toContain(
      `${code}, ${process.env.PAGE_BASE}/esign/verify`,
    );
    const visitor = new Visitor();
    const { body } = await visitor.call(esignContract.routes.open, secretIn(mailbox.mails), {});
    expect(body.code).toBe(code);
    expect((await read(agency, id)).code).toBe(code);
    expect((await read(agency, (await sentOut(agency)).id)).code).toBeUndefined();
  });

  it('knows neither the file with one other byte nor the one with a byte more', async () => {
    const changed = Uint8Array.from(file);
    changed[500] = (changed[500] ?? 0) ^ 1;
    const longer = new Uint8Array([...file, 0]);
    for (const other of [changed, longer])
      expect(await asked({ sha256: sha256(other) })).toEqual({ status: 200, body: NOTHING });
  });

  it('tells by the code when and by how many, without title and names', async () => {
    const { ending } = await esignStore.get(agency, id);
    for (const typed of [code, code.toLowerCase().replaceAll('-', ' ')]) {
      const { body } = await asked({ code: typed });
      expect(body).toMatchObject({ found: 'code', completedAt: ending?.at, sealedCount: 2 });
      expect(Object.keys(body).sort()).toEqual(['agency', 'completedAt', 'found', 'sealedCount']);
    }
    expect((await asked({ code: '0000-0000-0000-0000' })).body).toEqual(NOTHING);
  });

  it('asks for either, and refuses what is neither', async () => {
    for (const body of [{}, { sha256: sha256(file), code }, { code: 'short' }, { sha256: 'x' }])
      expect((await asked(body)).status).toBe(400);
  });

  it('is closed to an address that guesses, and open to everyone else', async () => {
    const guesser = new Visitor();
    for (let i = 0; i < 20; i++) expect((await asked({ sha256: sha256(`${i}`) }, guesser)).body).toEqual(NOTHING);
    expect((await asked({ sha256: sha256(file) }, guesser)).status).toBe(403);
    expect((await asked({ sha256: sha256(file) })).body.found).toBe('file');
  });

  it('knows no document before it is sealed', async () => {
    const { files } = await esignStore.get(agency, (await sentOut(agency)).id);
    expect((await asked({ sha256: files[0]?.sha256 })).body).toEqual(NOTHING);
  });
});
