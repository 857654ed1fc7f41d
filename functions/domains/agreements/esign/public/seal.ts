import { clientOf } from '#functions/domains/reference/client/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { signerOf } from '#functions/platform/seal/signer.ts';
import { type Timestamp, timestampFrom } from '#functions/platform/seal/timestamp.ts';
import { postTo } from '#functions/platform/seal/timestamp-post.ts';
import { agreedFiles } from '#shared/domains/agreements/esign/place.ts';
import { act } from '../act.ts';
import { workerActor } from '../actors.ts';
import { promises } from '../promises.ts';
import { type EsignRecord, esignStore } from '../store.ts';
import { type Sealing, sealFile } from './seal-file.ts';

const WORKER = workerActor('seal');

function ownSigner(now: Date) {
  const [kms, testKeyFile] = [env.sealKey(), env.sealTestKeyFile()];
  return signerOf({ isLocal: env.isLocal(), now, ...(kms ? { kms } : {}), ...(testKeyFile ? { testKeyFile } : {}) });
}

/** Minutes for which a seal waits for the authority. After them, it is published without its time. */
const STAMP_WAIT_MINUTES = 10;

/** The authority of the stage, as long as the seal waits for it. A failure before fails the run, which is repeated. */
function ownTimestamp({ completingAt }: EsignRecord, now: Date): Timestamp | undefined {
  const url = env.sealTimestampUrl();
  const waited = completingAt ? now.getTime() - Date.parse(completingAt) : 0;
  return url && waited < STAMP_WAIT_MINUTES * 60_000 ? timestampFrom(postTo(url)) : undefined;
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
  const timestamp = ownTimestamp(document, now);
  const own = { signer, now, ...(timestamp ? { timestamp } : {}) };
  const sealing: Sealing = { tenantId, agency, document, ...own, mainId, sealed: new Map() };
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
