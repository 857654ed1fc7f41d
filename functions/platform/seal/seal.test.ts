import { generateKeyPairSync } from 'node:crypto';
import { PDFDict, PDFName, PDFString } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { hasTool, runTool } from '#test/support/tools.ts';
import { pemOf } from './certificate.ts';
import { openPdf, signaturesOf } from './open.ts';
import { contractPdf, ecSigner, NOW, signerWith } from './seal.fixture.ts';
import { sealPdf } from './seal.ts';
import type { Signer } from './signer.ts';
import { verifySeal } from './verify.ts';

const rsaSigner = () => signerWith(generateKeyPairSync('rsa', { modulusLength: 3072 }));
const SIGNERS = [
  ['P-256', ecSigner],
  ['RSA-3072', rsaSigner],
] as const;

const sealed = async (signer: Signer) => Buffer.from(await sealPdf(await contractPdf(), { signer, at: NOW }));

/** The signature and the bytes that it signs. */
function partsOf(file: Buffer) {
  const [, a, b, c] =
    /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(file.toString('latin1'))?.slice(1).map(Number) ?? [];
  const [start, end] = [b === undefined ? 0 : (a ?? 0), b ?? 0];
  const hex = file.subarray(start + 1, end - 1).toString('latin1');
  return {
    cms: Buffer.from(hex, 'hex'),
    signed: Buffer.concat([file.subarray(0, start), file.subarray(end, end + (c ?? 0))]),
  };
}

describe.each(SIGNERS)('a seal with %s', (_, makeSigner) => {
  it('is accepted by our own check', async () => {
    const signer = await makeSigner();
    const verdict = await verifySeal(await sealed(signer), [signer.certificateChain]);
    expect(verdict).toEqual({ ok: true, at: NOW, certificate: signer.certificateChain[0], isTimestamped: false });
  });

  it.skipIf(!hasTool('openssl'))('is accepted by openssl, one changed byte is not (needs openssl)', async () => {
    const signer = await makeSigner();
    const { cms, signed } = partsOf(await sealed(signer));
    const args = '-verify -cades -binary -inform DER -in cms -content signed -CAfile root.pem -purpose any -attime';
    const seconds = String(NOW.getTime() / 1000 + 60);
    const check = (content: Uint8Array) =>
      runTool('openssl', ['cms', ...args.split(' '), seconds, '-out', 'out'], {
        cms,
        signed: content,
        'root.pem': pemOf(signer.certificateChain.slice(1)),
      });
    expect(check(signed)).toMatchObject({ ok: true, output: expect.stringContaining('Verification successful') });
    const changed = Buffer.from(signed);
    changed[200] = (changed[200] ?? 0) ^ 1;
    expect(check(changed).ok).toBe(false);
  });

  it.skipIf(!hasTool('pdfsig'))('covers the whole document for pdfsig (needs poppler-utils)', async () => {
    const file = await sealed(await makeSigner());
    const look = (content: Uint8Array) => runTool('pdfsig', ['-nocert', 'a.pdf'], { 'a.pdf': content }).output;
    for (const text of ['ETSI.CAdES.detached', 'Total document signed', 'Signature is Valid'])
      expect(look(file)).toContain(text);
    const changed = Buffer.from(file);
    changed[200] = (changed[200] ?? 0) ^ 1;
    expect(look(changed)).not.toContain('Signature is Valid');
    expect(look(Buffer.concat([file, Buffer.from('\n% more\n')]))).toContain('Not total document signed');
  });
});

describe('the signature dictionary', () => {
  it('holds constants only, whatever the document says', async () => {
    const pdf = await contractPdf(1, 'A) /Evil (b');
    pdf.setTitle('A) /ByteRange [0 /********** /********** /**********] /Contents <00> (b');
    const signer = await ecSigner();
    const file = await sealPdf(pdf, { signer, at: NOW });
    const [dictionary] = signaturesOf(await openPdf(file));
    const text = (key: string) => dictionary?.lookup(PDFName.of(key), PDFString).decodeText();
    expect([text('Name'), text('Reason'), text('Location')]).toEqual([
      'Backline document seal',
      'Sealed after everyone signed',
      'Backline',
    ]);
    expect(await verifySeal(file, [signer.certificateChain])).toMatchObject({ ok: true });
  });

  it('keeps the fields of a form', async () => {
    const pdf = await contractPdf(1);
    pdf.getForm().createTextField('city').addToPage(pdf.getPage(0));
    const signer = await ecSigner();
    const file = await sealPdf(pdf, { signer, at: NOW });
    expect(await verifySeal(file, [signer.certificateChain])).toMatchObject({ ok: true });
    const form = (await openPdf(file)).catalog.lookup(PDFName.of('AcroForm'), PDFDict);
    expect(String(form.get(PDFName.of('SigFlags')))).toBe('3');
    expect((await openPdf(file)).getForm().getTextField('city').getName()).toBe('city');
  });
});

it('refuses a certificate that is not valid at the time', async () => {
  const signer = await ecSigner();
  const pdf = await contractPdf(1);
  await expect(sealPdf(pdf, { signer, at: new Date('2020-01-01T00:00:00Z') })).rejects.toThrow(/not valid now/);
});

it('refuses a weak key', async () => {
  const signer = await signerWith(generateKeyPairSync('rsa', { modulusLength: 2048 }));
  await expect(sealPdf(await contractPdf(1), { signer, at: NOW })).rejects.toThrow(/3072/);
});
