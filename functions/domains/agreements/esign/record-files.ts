import { visibleFiles } from '#functions/domains/attached/file/public/access.ts';
import { findFiles } from '#functions/domains/attached/file/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { onRecords } from '#functions/platform/record/on-subject.ts';
import type { RecordFile } from '#shared/domains/agreements/esign/record-file.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { SEAL_BYTES_MAX } from '#shared/kernel/seal/limits.ts';
import { ridersOfArtists } from './public/riders.ts';
import { type EsignRecord, showIdsOf } from './store.ts';

const PDF = 'application/pdf';

/** The PDFs of the shows and the source, as far as the caller may see them. */
export async function filesNear(ctx: UserContext, document: EsignRecord) {
  const { source } = document;
  const visible = await visibleFiles(ctx);
  const places = [
    onRecords('show', showIdsOf(document).map(noOf)),
    ...(source.kind === 'file' ? [] : [onRecords(source.kind, [noOf(source.id)])]),
  ];
  const found = await Promise.all(places.map((place) => findFiles(ctx, [...place, ...visible])));
  return found.flat().filter(({ type, size, isOld }) => type === PDF && size <= SEAL_BYTES_MAX && !isOld);
}

/** The invoices of the shows that the caller may see. */
async function invoicesNear(ctx: UserContext, document: EsignRecord) {
  if (!ctx.actor.permissions.has('invoice.read')) return [];
  const { invoicesOfShow } = await import('#functions/domains/agreements/invoice/public/of-show.ts');
  const found = await Promise.all(showIdsOf(document).map((showId) => invoicesOfShow(ctx, showId)));
  return [...new Map(found.flat().map((invoice) => [invoice.id, invoice])).values()];
}

/** Lists what can join a draft. An invoice that goes along already is left out. */
export async function recordFilesFor(ctx: UserContext, document: EsignRecord): Promise<RecordFile[]> {
  const [riders, files, invoices] = await Promise.all([
    ridersOfArtists(ctx, document.artistIds),
    filesNear(ctx, document),
    invoicesNear(ctx, document),
  ]);
  const taken = document.files.flatMap(({ invoiceId }) => invoiceId ?? []);
  return [
    ...riders.map(({ id, name, artistName }) => ({ kind: 'rider' as const, id, name, about: artistName })),
    ...files.map(({ id, name, recordTitle }) => ({ kind: 'file' as const, id, name, about: recordTitle })),
    ...invoices
      .filter(({ id }) => !taken.includes(id))
      .map(({ id, title, about }) => ({ kind: 'invoice' as const, id, name: title, about })),
  ];
}
