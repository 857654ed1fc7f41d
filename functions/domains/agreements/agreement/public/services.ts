import { areaOf } from '#functions/domains/attached/my-selection/public/area.ts';
import { companyAsRecipients, personAsRecipient } from '#functions/domains/relations/contact/public/recipients.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { type SheetDefinition, sheetOf } from '#functions/platform/excel/area.ts';
import type { BatchDefinition } from '#functions/platform/record/batch.ts';
import { ownedByOwner } from '#functions/platform/record/owned.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { nosOf } from '#functions/records/linked.ts';
import { type Subject, storeServices } from '#functions/records/services.ts';
import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';
import { readersOf, showsOf } from '#shared/domains/agreements/agreement/shows.ts';
import type { Recipient } from '#shared/domains/relations/email-message/schemas.ts';
import { readersOutside } from '#shared/kernel/access/role-presets.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import type { AgreementDefinition } from './kind.ts';

type AgreementStore = RecordStore<AgreementFields>;
type Also = (agreement: AgreementFields) => readonly Recipient[];

const subjectOf =
  (entity: AgreementKind) =>
  ({ number, stage, company, ...agreement }: Stored<AgreementFields>): Subject => ({
    title: number,
    artistIds: readersOf(agreement),
    ...(company ? { partyIds: [company.companyId] } : {}),
    isInternal: stage === 'draft',
    seenBy: readersOutside(entity),
  });

const linkedOf = (store: AgreementStore) => async (ctx: UserContext, id: Id) => {
  const agreement = await store.get(ctx, id);
  const { artistIds, company, contact } = agreement;
  return {
    show: nosOf(...showsOf(agreement).map(({ showId }) => showId)),
    artist: nosOf(...artistIds),
    company: nosOf(company?.companyId),
    contact: nosOf(contact?.contactId),
  };
};

/** Offers the contact, and the people of the company. */
const recipientsOf = (store: AgreementStore, also: Also) => async (ctx: UserContext, id: Id) => {
  const agreement = await store.get(ctx, id);
  const { contact, company } = agreement;
  return [
    [...also(agreement)],
    await personAsRecipient(ctx, contact?.contactId),
    await companyAsRecipients(ctx, company?.companyId),
  ];
};

const agreementsOf =
  (entity: AgreementKind, store: AgreementStore) => async (ctx: UserContext, nos: readonly number[]) => {
    const { actor } = ctx;
    if (!actor.permissions.has(`${entity}.read`)) return [];
    const isSeen = ({ deletedAt, ...agreement }: Stored<AgreementFields>) =>
      !deletedAt && artistAccess.knows(ctx, readersOf(agreement));
    const agreements = await store.many(ctx, nos);
    return agreements.filter(isSeen).map(({ id, number, show }) => ({
      kind: entity,
      id,
      name: number,
      recordTitle: show.title,
    }));
  };

interface Parts<T extends AgreementFields> {
  readonly batch: () => Promise<BatchDefinition<T>>;
  readonly excel: () => Promise<SheetDefinition<T>>;
  readonly kind: () => Promise<AgreementDefinition>;
  readonly standard: (locale: Locale) => Promise<Uint8Array>;
  /** Makes the recipients beside contact and company. */
  readonly also?: Also;
}
/** Builds the services of a kind of agreement. */
export function agreementServices<T extends AgreementFields, S extends AgreementFields>(
  entity: AgreementKind,
  store: RecordStore<S>,
  parts: Parts<T>,
) {
  const agreements = store as unknown as AgreementStore;
  return {
    ...storeServices(agreements, subjectOf(entity)),
    ...ownedByOwner(agreements),
    store: agreements,
    linked: linkedOf(agreements),
    recipients: recipientsOf(agreements, parts.also ?? (() => [])),
    batch: async () => areaOf(await parts.batch()),
    excel: async () => sheetOf(await parts.excel()),
    word: async () => (await import('./word-source.ts')).agreementSource(await parts.kind()),
    printed: async (ctx: UserContext, id: Id) =>
      (await import('./download.ts')).agreementFile(await parts.kind(), ctx, id, 'pdf'),
    agreements: agreementsOf(entity, agreements),
    kind: parts.kind,
    standard: parts.standard,
  };
}
