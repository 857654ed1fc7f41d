import { areaOf } from '#functions/domains/attached/my-selection/public/area.ts';
import { companyAsRecipients, personAsRecipient } from '#functions/domains/relations/contact/public/recipients.ts';
import type { BatchArea } from '#functions/platform/batch.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { type SheetArea, sheetOf } from '#functions/platform/excel/area.ts';
import { ownedByOwner } from '#functions/platform/record/owned.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { nosOf } from '#functions/records/linked.ts';
import { storeServices } from '#functions/records/services.ts';
import { partnerOf } from '#shared/domains/agreements/paper/document.ts';
import type { PaperFields } from '#shared/domains/agreements/paper/schemas.ts';
import type { AgreementKind } from '#shared/kernel/agreement.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { readersOutside } from '#shared/kernel/role-presets.ts';
import type { PaperKind } from './kind.ts';

type PaperStore = RecordStore<PaperFields>;

const subjectOf =
  (entity: AgreementKind) =>
  ({ number, artistIds, stage, company }: Stored<PaperFields>) => ({
    title: number,
    artistIds,
    ...(company ? { partyIds: [company.companyId] } : {}),
    isInside: stage === 'draft',
    seenBy: readersOutside(entity),
  });

const linkedOf = (store: PaperStore) => async (ctx: UserContext, id: Id) => {
  const { show, artistIds, company, contact } = await store.get(ctx, id);
  return {
    show: nosOf(show.showId),
    artist: nosOf(...artistIds),
    company: nosOf(company?.companyId),
    contact: nosOf(contact?.contactId),
  };
};

/** Offers the people of the other party. The partner on a purchase agreement is the artist's side, which is no company. */
const recipientsOf = (entity: AgreementKind, store: PaperStore) => async (ctx: UserContext, id: Id) => {
  const { contact, company, document } = await store.get(ctx, id);
  const { name, email } = partnerOf(document);
  const own = entity === 'purchaseAgreement' ? [[{ name, email, about: '' }]] : [];
  return [...own, await personAsRecipient(ctx, contact?.contactId), await companyAsRecipients(ctx, company?.companyId)];
};

const papersOf = (entity: AgreementKind, store: PaperStore) => async (ctx: UserContext, nos: readonly number[]) => {
  const { actor } = ctx;
  if (!actor.permissions.has(`${entity}.read`)) return [];
  const isSeen = ({ deletedAt, artistIds }: Stored<PaperFields>) =>
    !deletedAt && (actor.allArtists || artistIds.some((id) => actor.artistIds.includes(id)));
  const papers = await store.many(ctx, nos);
  return papers.filter(isSeen).map(({ id, number, show }) => ({
    kind: entity,
    id,
    name: number,
    recordTitle: show.title,
  }));
};

interface Parts<T extends PaperFields> {
  readonly batch: () => Promise<BatchArea<T>>;
  readonly excel: () => Promise<SheetArea<T>>;
  readonly kind: () => Promise<PaperKind>;
  readonly standard: (locale: Locale) => Promise<Uint8Array>;
}
/** Builds the services of a kind of agreement. */
export function paperServices<T extends PaperFields, S extends PaperFields>(
  entity: AgreementKind,
  store: RecordStore<S>,
  parts: Parts<T>,
) {
  const papers = store as unknown as PaperStore;
  return {
    ...storeServices(papers, subjectOf(entity)),
    ...ownedByOwner(papers),
    linked: linkedOf(papers),
    recipients: recipientsOf(entity, papers),
    batch: async () => areaOf(await parts.batch()),
    excel: async () => sheetOf(await parts.excel()),
    word: async () => (await import('./word-source.ts')).paperSource(await parts.kind()),
    printed: async (ctx: UserContext, id: Id) =>
      (await import('./download.ts')).paperFile(await parts.kind(), ctx, id, 'pdf'),
    papers: papersOf(entity, papers),
    standard: parts.standard,
  };
}
