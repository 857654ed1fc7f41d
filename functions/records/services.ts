import type { AgreementDefinition } from '#functions/domains/agreements/agreement/public/kind.ts';
import type { Area } from '#functions/domains/attached/my-selection/public/area.ts';
import type { Source } from '#functions/domains/attached/word-template/public/source.ts';
import type { TravelDefinition } from '#functions/domains/journeys/travel/public/area.ts';
import type { Target } from '#functions/domains/relations/import/public/target.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import type { Sheet } from '#functions/platform/excel/area.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import type { Owned } from '#functions/platform/record/owned.ts';
import type { Findable } from '#functions/platform/record/references.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { type Carried, type Taggable, taggableOf } from '#functions/platform/record/taggable.ts';
import type { RenderedFile } from '#shared/domains/agreements/agreement/rendering.ts';
import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';
import type { RelatedAgreement } from '#shared/domains/attached/file/schemas.ts';
import type { ProductionFields } from '#shared/domains/booking/production/schemas.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import type { Recipient } from '#shared/domains/relations/email-message/schemas.ts';
import type { Role } from '#shared/kernel/access/permission.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Ability } from '#shared/kernel/record/record-kind.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import type { KindWith, RecordName } from '#shared/records.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;

/** The facts about a record that its files, notes and tasks know. */
export interface Subject {
  readonly title: string;
  /** The artists whose linked users see the record. Without them, everyone inside sees it. */
  readonly artistIds?: readonly Id[];
  /** Companies that are party to it. */
  readonly partyIds?: readonly Id[];
  /** Hides the record from every user outside. */
  readonly isInternal?: boolean;
  /** The roles outside that see the record; all of them by default. */
  readonly seenBy?: readonly Role[];
}
/** A record in the words of a list. */
export interface Named {
  readonly id: Id;
  readonly name: string;
}
/** The numbers of the records that a record is linked with, by kind. */
export type Linked = Partial<Record<KindWith<'attachments'>, readonly number[]>>;

/** The services of a kind of record, by the ability that asks for them. Heavy ones load when they are used. */
interface ServicesByAbility {
  readonly attachments: {
    readonly subject: (ctx: Tenant, id: Id) => Promise<Subject>;
    /** Finds the records that are not deleted among these. */
    readonly names: (ctx: Tenant, ids: readonly Id[]) => Promise<readonly Named[]>;
    /** Finds the numbers of the records that match, the latest first. */
    readonly find: (ctx: Tenant, filters: readonly Filter[]) => Promise<readonly number[]>;
    /** Makes a filter of the records that name another in a column. */
    readonly naming: (column: string, id: Id) => Filter;
    /** Finds the records that a record names, or that name it. */
    readonly linked: (ctx: UserContext, id: Id) => Promise<Linked>;
    /** Finds people whom an email about the record may concern. */
    readonly recipients: (ctx: UserContext, id: Id) => Promise<Recipient[][]>;
  };
  readonly tags: { readonly taggable: Taggable };
  readonly batch: { readonly batch: () => Promise<Area> };
  readonly excel: { readonly excel: () => Promise<Sheet> };
  readonly word: { readonly word: () => Promise<Source> };
  readonly import: { readonly importing: () => Promise<Target> };
  readonly owner: { readonly owned: Owned };
  readonly travel: {
    readonly store: RecordStore<TravelFields>;
    /** Loads the kind as shows, itineraries and calendar feeds see it. */
    readonly definition: () => Promise<TravelDefinition>;
    /** Returns what names a contact, besides the travellers, after a move to another contact. */
    contactMoved(journey: TravelFields, from: Id, to: Id): Partial<TravelFields>;
    /** Makes the rows of a show's journeys for a document, under the name of their list. */
    readonly ofShow: (ctx: UserContext, showNo: number) => Promise<object>;
  };
  readonly printed: {
    /** Returns the PDF of a record that the caller may see. */
    readonly printed: (ctx: UserContext, id: Id) => Promise<RenderedFile>;
  };
  readonly agreement: {
    readonly store: RecordStore<AgreementFields>;
    /** Loads the kind as the kit of agreements knows it. */
    readonly kind: () => Promise<AgreementDefinition>;
    /** Lists agreements among the files of records that they name. */
    readonly agreements: (ctx: UserContext, nos: readonly number[]) => Promise<readonly RelatedAgreement[]>;
    /** Makes a Word template with the standard wording. */
    readonly standard: (locale: Locale) => Promise<Uint8Array>;
  };
}
/** The services that only one kind has. */
interface ServicesOfOne {
  readonly contact: {
    /** Finds a company and its people as recipients of an email. */
    readonly peopleAt: (ctx: UserContext, companyId: Id) => Promise<Recipient[]>;
  };
  readonly invoice: {
    /** Finds the numbers of the shows with an issued invoice. */
    readonly billedShows: (ctx: Tenant) => Promise<readonly number[]>;
  };
  readonly production: {
    readonly records: Findable<ProductionFields>;
    /** Tells whether a production is one of the caller's artists. */
    readonly isOwn: (ctx: UserContext, production: ProductionFields) => boolean;
  };
  readonly show: {
    /** Numbers of the shows that a promoter's user sees; undefined for everyone else. */
    readonly partyNos: (ctx: UserContext) => Promise<ReadonlySet<number> | undefined>;
    /** Numbers of the venues that people outside see; undefined inside. */
    readonly venueNos: (ctx: UserContext) => Promise<ReadonlySet<number> | undefined>;
  };
}
type OfOne<K> = K extends keyof ServicesOfOne ? ServicesOfOne[K] : unknown;

type Served = keyof ServicesByAbility & Ability;
type Asked<K extends RecordName, A extends Served> = K extends KindWith<A> ? ServicesByAbility[A] : unknown;
/** All that other domains ask of a kind. A definition with an ability does not compile without its service. */
export type ServicesOf<K extends RecordName> = Asked<K, 'attachments'> &
  Asked<K, 'tags'> &
  Asked<K, 'batch'> &
  Asked<K, 'excel'> &
  Asked<K, 'word'> &
  Asked<K, 'import'> &
  Asked<K, 'owner'> &
  Asked<K, 'travel'> &
  Asked<K, 'printed'> &
  Asked<K, 'agreement'> &
  OfOne<K>;
/** The kinds with a service. */
export type ServedKind = KindWith<Served>;

/** Builds the services that follow from a kind's store. */
export const storeServices = <T extends Carried>(store: RecordStore<T>, subjectOf: (record: Stored<T>) => Subject) => ({
  subject: async (ctx: Tenant, id: Id) => subjectOf(await store.get(ctx, id)),
  names: async (ctx: Tenant, ids: readonly Id[]): Promise<Named[]> =>
    (await store.many(ctx, ids.map(noOf)))
      .filter((record) => !record.deletedAt && ids.includes(record.id))
      .map((record) => ({ id: record.id, name: store.definition.title(record) })),
  naming: (column: string, id: Id): Filter => ({ column, anyOf: [noOf(id)] }),
  find: async ({ tenantId }: Tenant, filters: readonly Filter[]) =>
    (await store.definition.list?.all(tenantId, { filters, sort: { by: 'key', direction: -1 } })) ?? [],
  taggable: taggableOf(store),
});
