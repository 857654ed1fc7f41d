import { askForPrint } from '#functions/domains/agreements/agreement/public/ask-print.ts';
import type { AgreementDefinition } from '#functions/domains/agreements/agreement/public/kind.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import { correctedValues, withCorrections } from '#shared/domains/agreements/esign/client-data.ts';
import { act } from '../act.ts';
import { workerActor } from '../actors.ts';
import { printedFile } from '../printed-file.ts';
import { promises } from '../promises.ts';
import type { EsignRecord } from '../store.ts';
import { type Cause, tell } from './notices.ts';

const WORKER = workerActor('render');

/** Writes the corrected values into the source and asks for its files. The printer then sends the message again. */
async function ask(ctx: TenantContext, kind: AgreementDefinition, document: EsignRecord): Promise<void> {
  const { source, id, revision } = document;
  const before = await kind.store.get(ctx, source.id);
  const after = { ...before, document: withCorrections(before.document, correctedValues(document)) };
  const next = { type: 'esign', payload: { id, message: { type: 'render', revision } } } as const;
  await askForPrint(ctx, kind, before, next, after);
}

/** The corrected source, if it is there already. */
async function correctedSource(ctx: TenantContext, kind: AgreementDefinition, document: EsignRecord) {
  const agreement = await kind.store.get(ctx, document.source.id);
  const wanted = withCorrections(agreement.document, correctedValues(document));
  const isCorrected = kind.rendering.hashOf({ ...agreement, document: wanted }) === kind.rendering.hashOf(agreement);
  return isCorrected ? kind.rendering.renderingOf(ctx.tenantId, agreement) : undefined;
}

interface Wanted {
  readonly revision: number;
  /** Staff ask again after a failure. */
  readonly isAgain?: boolean | undefined;
}
/** Prints the next revision of a document. Runs before the printer and after it; a repeat finds the work done. */
export async function renderRevision(
  ctx: TenantContext,
  cause: Cause,
  document: EsignRecord,
  { revision, isAgain }: Wanted,
): Promise<void> {
  const { source, hold, author } = document;
  const main = document.files.find(({ role }) => role === 'sign');
  const isWanted = hold?.for === 'rendering' && revision === document.revision;
  if (!isWanted || !main || source.kind === 'file') return;
  const kind = await (await servicesOf(source.kind)).kind();
  const rendering = await correctedSource(ctx, kind, document);
  if (rendering?.state === 'failed' && !isAgain)
    return tell(cause, document, [author.userId], { kind: 'esignNotPrinted', subject: document.title });
  if (rendering?.state !== 'ready') return retryStale(() => ask(ctx, kind, document));
  const file = await printedFile(kind, rendering, main.id);
  await act(ctx, document.id, { type: 'rendered', by: WORKER, revision, files: [file] }, promises);
}
