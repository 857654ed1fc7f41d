import { Jimp } from 'jimp';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { beforeEach, describe, expect, it } from 'vitest';
import { esignStore } from '#functions/domains/agreements/esign/store.ts';
import { getObject } from '#functions/platform/files/files.ts';
import { drawSignature } from '#functions/platform/files/signature-picture.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { ok, refusal } from '#test/support/api.ts';
import { countersignAs, readAt, runSeal, secretIn, sentOut, signBody, workAll } from './signing.ts';

process.env.SEAL_TEST_KEY = `${tempFolder('seal-key')}/key.pem`;
const { agency, mailbox } = await agreementAgencies();
const { agent } = agency.users;
const { guestUpload, sign } = esignContract.routes;

const picture = async (width: number, height: number): Promise<Uint8Array> =>
  new Uint8Array(await new Jimp({ width, height, color: 0x000000ff }).getBuffer('image/png'));
const put = async ({ url, headers }: { url: string; headers: Record<string, string> }, bytes: Uint8Array) =>
  (await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) })).status;

/** Uploads a picture to the place that a guest was given. */
async function upload(visitor: Visitor, secret: string, bytes: Uint8Array): Promise<string> {
  const { body } = await visitor.call(guestUpload, secret, { name: 'me.png', type: 'image/png', size: bytes.length });
  expect(await put(body, bytes)).toBe(200);
  return body.key;
}

beforeEach(async () => {
  const { signatureUpload, setSignature } = accountContract.routes;
  const bytes = await picture(300, 100);
  const file = { purpose: 'signature' as const, name: 'me.png', type: 'image/png', size: bytes.length };
  const ticket = await ok(signatureUpload, agent, { body: file });
  expect(await put(ticket, bytes)).toBe(200);
  await ok(setSignature, agent, { body: { key: ticket.key } });
});

describe('a drawn or uploaded signature', () => {
  it('is drawn again as a small PNG, and stamped like that of the agency, which stays', async () => {
    const { id } = await sentOut(agency);
    const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
    const body = await readAt(visitor, secret);
    const key = await upload(visitor, secret, await picture(2400, 1200));
    expect((await visitor.call(sign, secret, { ...signBody(body), method: 'drawn', key })).status).toBe(200);
    await workAll(agency, id);
    await countersignAs(agency, id);
    await ok(accountContract.routes.removeSignature, agent, {});

    const acts = (await esignStore.get(agency, id)).participants.map(({ act }) => act);
    const drawn = await Jimp.fromBuffer(Buffer.from(await getObject(acts[0]?.picture ?? '')));
    expect([drawn.width, drawn.height]).toEqual([800, 400]);
    expect(acts[1]?.picture).toBeDefined();

    expect(await runSeal(agency, id)).toBe(true);
    const [file] = (await esignStore.get(agency, id)).files;
    const pdf = await PDFDocument.load(await getObject(file?.sealed?.key ?? ''));
    const sizes = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, one]) => (one instanceof PDFRawStream ? [one.dict] : []))
      .filter((dict) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
      .map((dict) => `${dict.get(PDFName.of('Width'))}x${dict.get(PDFName.of('Height'))}`);
    expect(sizes).toEqual(expect.arrayContaining(['800x400', '300x100']));
  });

  it('is refused when it is no picture, or was uploaded by nobody', async () => {
    await sentOut(agency);
    const [visitor, secret] = [new Visitor(), secretIn(mailbox.mails)];
    const body = await readAt(visitor, secret);
    const bytes = (await picture(20, 20)).slice(0, 60);
    const key = await upload(visitor, secret, bytes);
    const input = { ...signBody(body), method: 'uploaded' as const };
    expect(refusal(await visitor.call(sign, secret, { ...input, key }))).toBe('400 file.content');
    const strange = { ...input, key: 'files/other/01K0000000000000000000D0C1' };
    expect(refusal(await visitor.call(sign, secret, strange))).toBe('404 file.gone');
    const large = { name: 'me.png', type: 'image/png', size: 10_485_761 };
    expect(refusal(await visitor.call(guestUpload, secret, large))).toBe('400 file.tooLarge');
    expect(refusal(await visitor.call(guestUpload, secret, { ...large, size: 9, type: 'image/svg+xml' }))).toBe(
      '400 file.type',
    );
  });

  it('is never enlarged', async () => {
    const drawn = await drawSignature(await picture(40, 30));
    expect((await Jimp.fromBuffer(Buffer.from(drawn ?? []))).width).toBe(40);
  });
});
