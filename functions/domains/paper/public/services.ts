import { companyAsRecipients, personAsRecipient } from '#functions/domains/contact/public/recipients.ts';
import { areaOf } from '#functions/domains/my-selection/public/area.ts';
import type { BatchArea } from '#functions/platform/batch.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { SheetArea } from '#functions/platform/excel/area.ts';
import { sheetOf } from '#functions/platform/excel/area.ts';
import { nosOf } from '#functions/records/linked.ts';
import { storeServices } from '#functions/records/services.ts';
import { partnerOf } from '#shared/domains/paper/document.ts';
import type { PaperEntity } from '#shared/domains/paper/entities.ts';
import type { PaperFields } from '#shared/domains/paper/schemas.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { readersOutside } from '#shared/kernel/role-presets.ts';
import { paperStores } from './stores.ts';

const subjectOf =
  (entity: PaperEntity) =>
  ({ number, artistIds, stage, company }: Stored<PaperFields>) => ({
    title: number,
    artistIds,
    ...(company ? { partyIds: [company.companyId] } : {}),
    isInside: stage === 'draft',
    seenBy: readersOutside(entity),
  });

const linkedOf = (entity: PaperEntity) => async (ctx: UserContext, id: Id) => {
  const { show, artistIds, company, contact } = await paperStores[entity].get(ctx, id);
  return {
    show: nosOf(show.showId),
    artist: nosOf(...artistIds),
    company: nosOf(company?.companyId),
    contact: nosOf(contact?.contactId),
  };
};

/** Offers the people of the other party. The partner on a purchase agreement is the artist's side, which is no company. */
const recipientsOf = (entity: PaperEntity) => async (ctx: UserContext, id: Id) => {
  const { contact, company, document } = await paperStores[entity].get(ctx, id);
  const { name, email } = partnerOf(document);
  const own = entity === 'purchaseAgreement' ? [[{ name, email, about: '' }]] : [];
  return [...own, await personAsRecipient(ctx, contact?.contactId), await companyAsRecipients(ctx, company?.companyId)];
};

interface Lists<T extends PaperFields> {
  readonly batch: () => Promise<BatchArea<T>>;
  readonly excel: () => Promise<SheetArea<T>>;
}
/** Builds the services of a kind of agreement. */
export const paperServices = <T extends PaperFields>(entity: PaperEntity, { batch, excel }: Lists<T>) => ({
  ...storeServices(paperStores[entity], subjectOf(entity)),
  linked: linkedOf(entity),
  recipients: recipientsOf(entity),
  batch: async () => areaOf(await batch()),
  excel: async () => sheetOf(await excel()),
  word: async () => (await import('./word-source.ts')).paperSource(entity),
});
