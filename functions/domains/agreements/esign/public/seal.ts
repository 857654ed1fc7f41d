import { clientOf } from '#functions/domains/reference/client/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { signerOf } from '#functions/platform/seal/signer.ts';
import type { Actor } from '#shared/domains/agreements/esign/outcome.ts';
import { agreedFiles } from '#shared/domains/agreements/esign/place.ts';
import { act } from '../act.ts';
import { promises } from '../promises.ts';
import { type EsignRecord, esignStore } from '../store.ts';
import { type Sealing, sealFile } from './seal-file.ts';

const WORKER: Actor = { kind: 'worker', id: 'seal', name: 'Backline' };

function ownSigner(now: Date) {
  const [kms, testKeyFile] = [env.sealKey(), env.sealTestKeyFile()];
  return signerOf({ isLocal: env.isLocal(), now, ...(kms ? { kms } : {}), ...(testKeyFile ? { testKeyFile } : {}) });
}

/** The file with the record is last, because the record names the hashes of the others. */
function inOrder(document: EsignRecord) {
  const files = agreedFiles(document);
  const main = files.find(({ role }) => role === 'sign');
  if (!main) throw new Error('A document without a file to sign cannot be sealed.');
  return { mainId: main.id, files: [...files.filter((file) => file !== main), main] };
}

async function sealAll(ctx: TenantContext, document: EsignRecord, seal: typeof sealFile) {
  const { tenantId, now } = ctx;
  const { mainId, files } = inOrder(document);
  const [signer, { name: agency }] = await Promise.all([ownSigner(now), clientOf(tenantId)]);
  const sealing: Sealing = { tenantId, agency, document, signer, now, mainId, sealed: new Map() };
  const done = [];
  for (const file of files) done.push(await seal(sealing, file));
  return done;
}

/**
 * Seals a document after its last signature. Each file is stored once under a key of its own, so a run that died is
 * continued by the next. Answers the number of documents that it completed.
 */
export async function sealDocument(ctx: TenantContext, id: string, seal: typeof sealFile = sealFile): Promise<number> {
  const found = await esignStore.get(ctx, id);
  if (found.state !== 'completing') return 0;
  const document = await act(ctx, id, { type: 'startSeal', by: WORKER }, promises);
  try {
    const files = await sealAll(ctx, document, seal);
    await act(ctx, id, { type: 'sealed', by: WORKER, files, coversWholeFile: true }, promises);
    return 1;
  } catch (e) {
    const message = e instanceof Error ? e.name : 'unknown';
    await act(ctx, id, { type: 'failSeal', by: WORKER, message }, promises);
    throw e;
  }
}
