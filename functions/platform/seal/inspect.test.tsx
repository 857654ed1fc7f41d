import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { PDFDocument, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { SEAL_BYTES_MAX, SEAL_PAGES_MAX } from '#shared/kernel/seal/limits.ts';
import { inspectPdf } from './inspect.ts';
import { contractPdf, ecSigner, NOW } from './seal.fixture.ts';
import { sealPdf } from './seal.ts';

const plain = async (pages = 2) => (await contractPdf(pages)).save({ useObjectStreams: false });
const refusalOf = async (bytes: Uint8Array) => {
  const found = await inspectPdf(bytes);
  return found.ok ? 'none' : found.refusal;
};

describe('a file that can be signed', () => {
  it('says its pages and size', async () => {
    const bytes = await plain(3);
    expect(await inspectPdf(bytes)).toEqual({ ok: true, pages: 3, bytes: bytes.length });
  });

  it('may have packed objects, bytes in front and blanks behind', async () => {
    const packed = await (await contractPdf(1)).save();
    expect(await refusalOf(packed)).toBe('none');
    expect(await refusalOf(Buffer.concat([Buffer.from('junk\n'), packed, Buffer.from('\r\n\r\n')]))).toBe('none');
  });

  it('may have an unsigned field for a signature and form fields', async () => {
    const pdf = await contractPdf(1);
    pdf.getForm().createTextField('a').addToPage(pdf.getPage(0));
    pdf.catalog
      .getOrCreateAcroForm()
      .addField(pdf.context.register(pdf.context.obj({ FT: 'Sig', T: PDFString.of('s') })));
    expect(await refusalOf(await pdf.save())).toBe('none');
  });

  it('may have as many pages as the limit', async () => {
    expect(await refusalOf(await plain(SEAL_PAGES_MAX))).toBe('none');
  });
});

/** Encrypted by a library, with a password to open or only one to change. */
const encrypted = (passwords: { userPassword?: string; ownerPassword?: string }) =>
  renderToBuffer(
    <Document {...passwords} pdfVersion="1.7">
      <Page>
        <Text>Secret</Text>
      </Page>
    </Document>,
  );

const withXfa = async () => {
  const pdf = await contractPdf(1);
  pdf.catalog.getOrCreateAcroForm().dict.set(PDFName.of('XFA'), pdf.context.register(pdf.context.stream('<xdp/>')));
  return pdf.save();
};
const withSignature = async () => {
  const pdf = await contractPdf(1);
  const value = pdf.context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    ByteRange: [0, 1, 2, 3],
    Contents: PDFString.of(''),
  });
  pdf.catalog.getOrCreateAcroForm().addField(pdf.context.register(pdf.context.obj({ FT: 'Sig', V: value })));
  return pdf.save();
};
const withUsageRights = async () => {
  const pdf = await contractPdf(1);
  pdf.catalog.set(PDFName.of('Perms'), pdf.context.obj({ UR3: {} }));
  return pdf.save();
};
const withBrokenPage = async () => {
  const bytes = Buffer.from(await plain(1));
  const start = bytes.indexOf('stream\n') + 7;
  randomBytes(24).copy(bytes, start);
  return bytes;
};

describe('a file that cannot be signed', () => {
  it.each([
    ['a password to open', { userPassword: 'a', ownerPassword: 'b' }],
    ['a password to change', { ownerPassword: 'b' }],
  ])('is encrypted with %s', async (_, passwords) => {
    expect(await refusalOf(await encrypted(passwords))).toBe('pdfEncrypted');
  });

  it('is encrypted with packed objects', async () => {
    const pdf = await contractPdf(1);
    pdf.context.trailerInfo.Encrypt = pdf.context.obj({ Filter: 'Standard', V: 5, R: 6 });
    expect(await refusalOf(await pdf.save())).toBe('pdfEncrypted');
  });

  it('is an XFA form', async () => {
    expect(await refusalOf(await withXfa())).toBe('pdfXfa');
  });

  it('has a signature, of ours or of others, or usage rights', async () => {
    const ours = await sealPdf(await contractPdf(1), { signer: await ecSigner(), at: NOW });
    expect(await refusalOf(ours)).toBe('pdfHasSignature');
    expect(await refusalOf(await withSignature())).toBe('pdfHasSignature');
    expect(await refusalOf(await withUsageRights())).toBe('pdfHasSignature');
  });

  it.each([0.3, 0.6, 0.95, 0.999])('is cut off after %f of its bytes', async (part) => {
    const bytes = await plain(20);
    expect(await refusalOf(bytes.subarray(0, Math.floor(bytes.length * part)))).toBe('pdfDamaged');
  });

  it('has a page that cannot be unpacked, or no page', async () => {
    expect(await refusalOf(await withBrokenPage())).toBe('pdfDamaged');
    const empty = await PDFDocument.create();
    expect(await refusalOf(await empty.save({ addDefaultPage: false }))).toBe('pdfDamaged');
  });

  it('has a page that unpacks to far more than a page', async () => {
    const pdf = await contractPdf(1);
    const zeros = deflateSync(Buffer.alloc(120_000_000));
    const bomb = PDFRawStream.of(pdf.context.obj({ Filter: 'FlateDecode', Length: zeros.length }), zeros);
    pdf.getPage(0).node.set(PDFName.of('Contents'), pdf.context.register(bomb));
    expect(await refusalOf(await pdf.save())).toBe('pdfDamaged');
  });

  it('is garbage, empty, or of another type', async () => {
    expect(await refusalOf(randomBytes(5_000))).toBe('fileType');
    expect(await refusalOf(new Uint8Array())).toBe('fileType');
    expect(await refusalOf(Buffer.from('PK\u0003\u0004 a Word document'))).toBe('fileType');
    const disguised = Buffer.from(`%PDF-1.7\n${'garbage '.repeat(400)}\nstartxref\n5\n%%EOF`);
    expect(await refusalOf(disguised)).toBe('pdfDamaged');
  });

  it('is too large or too long', async () => {
    const bytes = await plain(1);
    expect(await refusalOf(Buffer.concat([bytes, Buffer.alloc(SEAL_BYTES_MAX)]))).toBe('fileTooLarge');
    expect(await refusalOf(await plain(SEAL_PAGES_MAX + 1))).toBe('pdfTooManyPages');
  });
});
