/** Runs as its own program, like the worker. It seals a file and says seconds, CPU seconds and memory. */
import { join } from 'node:path';
import { appendPages } from '#functions/platform/seal/append.ts';
import { findMarks } from '#functions/platform/seal/marks.ts';
import { openPdf } from '#functions/platform/seal/open.ts';
import { recordOf } from '#functions/platform/seal/record/record.fixture.ts';
import { recordPdf } from '#functions/platform/seal/record/record-sheet.tsx';
import { contractWithMarks, largeFile } from '#functions/platform/seal/seal.fixture.ts';
import { sealPdf } from '#functions/platform/seal/seal.ts';
import { type Signer, signingCertificate } from '#functions/platform/seal/signer.ts';
import { stampPdf } from '#functions/platform/seal/stamp.ts';
import { testSigner } from '#functions/platform/seal/test-signer.ts';
import { verifySeal } from '#functions/platform/seal/verify.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { memory, seconds } from './measure.ts';

const now = new Date();

async function seal(bytes: Uint8Array, signer: Signer): Promise<void> {
  const file = await sealPdf(await openPdf(bytes), { signer, at: now });
  const verdict = await verifySeal(file, [signer.certificateChain]);
  if (!verdict.ok) throw new Error(`the seal is not valid: ${verdict.fault}`);
}

/** The worker's steps for a main file: stamp, print the record, append it. Returns the file to seal. */
async function complete(bytes: Uint8Array, signer: Signer): Promise<Uint8Array> {
  const pdf = await openPdf(bytes);
  const marks = await findMarks(bytes);
  const kind = (mark: string) => (mark === 'sign' ? 'signature' : 'text');
  await stampPdf(
    pdf,
    marks.map((mark) => ({ mark, kind: kind(mark.kind), text: 'Anna de Vries' })),
  );
  const brand = { agency: 'Northlight', color: '#3355aa' };
  const record = recordOf(signingCertificate(signer));
  await appendPages(pdf, await recordPdf({ brand, locale: 'en', record }));
  return pdf.save({ useObjectStreams: false });
}

async function measured(work: () => Promise<unknown>) {
  const before = process.cpuUsage();
  const [megabytes, [took]] = await memory(() => seconds(work));
  const { user, system } = process.cpuUsage(before);
  return { took, cpu: (user + system) / 1_000_000, megabytes };
}

const signer = await testSigner(join(tempFolder('bench'), 'key.pem'), now);
if (process.argv[2] === 'large') {
  const bytes = await largeFile();
  process.stdout.write(JSON.stringify({ large: await measured(() => seal(bytes, signer)) }));
} else {
  const bytes = await contractWithMarks(20);
  const ready = await complete(bytes, signer);
  // The call above loads libraries and fonts.
  const completed = await measured(() => complete(bytes, signer));
  const first = await measured(() => seal(ready, signer));
  const warm = await measured(() => seal(ready, signer));
  process.stdout.write(JSON.stringify({ completed, first, warm }));
}
