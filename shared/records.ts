import { contractRecord } from './domains/agreements/contract/record.ts';
import { invoiceRecord } from './domains/agreements/invoice/record.ts';
import { paymentRecord } from './domains/agreements/payment/record.ts';
import { purchaseAgreementRecord } from './domains/agreements/purchase-agreement/record.ts';
import { quoteRecord } from './domains/agreements/quote/record.ts';
import { taskRecord } from './domains/attached/task/record.ts';
import { productionRecord } from './domains/booking/production/record.ts';
import { showRecord } from './domains/booking/show/record.ts';
import { advancingTemplateRecord } from './domains/journeys/advancing-template/record.ts';
import { flightRecord } from './domains/journeys/flight/record.ts';
import { groundTransportRecord } from './domains/journeys/ground-transport/record.ts';
import { guestListRecord } from './domains/journeys/guest-list/record.ts';
import { lodgingRecord } from './domains/journeys/lodging/record.ts';
import { trainRecord } from './domains/journeys/train/record.ts';
import { artistRecord } from './domains/relations/artist/record.ts';
import { companyRecord } from './domains/relations/company/record.ts';
import { contactRecord } from './domains/relations/contact/record.ts';
import { venueRecord } from './domains/relations/venue/record.ts';
import type { Ability, RecordKind } from './kernel/record/record-kind.ts';

/**
 * The record book: every kind of record, in the order in which people read them. A new kind is its definition in
 * `domains/<kind>/record.ts` and a line here; the compiler then asks for the rest.
 */
export const RECORDS = [
  showRecord,
  artistRecord,
  productionRecord,
  quoteRecord,
  contractRecord,
  purchaseAgreementRecord,
  invoiceRecord,
  paymentRecord,
  companyRecord,
  venueRecord,
  contactRecord,
  flightRecord,
  trainRecord,
  groundTransportRecord,
  lodgingRecord,
  guestListRecord,
  taskRecord,
  advancingTemplateRecord,
] as const;

type Book = (typeof RECORDS)[number];
export type RecordName = Book['name'];

type Having<K, A extends Ability> = K extends { readonly can: readonly (infer C)[] }
  ? A extends C
    ? K
    : never
  : never;
/** The names of the kinds that have an ability. */
export type KindWith<A extends Ability> = Having<Book, A>['name'];

/** Lists the kinds that have an ability, in reading order. */
export const kindsWith = <A extends Ability>(ability: A): readonly [KindWith<A>, ...KindWith<A>[]] =>
  RECORDS.filter((kind: RecordKind) => kind.can.includes(ability)).map(
    ({ name }) => name,
  ) as readonly string[] as readonly [KindWith<A>, ...KindWith<A>[]];

type KindWithViews = Extract<Book, { readonly viewNo: number }>['name'];
/** Lists the kinds whose lists have saved views, with the number of the list. */
export const VIEW_NOS = Object.fromEntries(
  RECORDS.flatMap((kind: RecordKind) => (kind.viewNo === undefined ? [] : [[kind.name, kind.viewNo]])),
) as Readonly<Record<KindWithViews, number>>;

const codes: ReadonlyMap<string, number> = new Map(RECORDS.map(({ name, code }) => [name, code]));
/** Returns the number that indexes store for a kind; 0 for another word. */
export const kindNo = (name: string): number => codes.get(name) ?? 0;

type RightOf<K> = K extends {
  readonly name: infer N extends string;
  readonly rights: readonly (infer R extends string)[];
}
  ? `${N}.${R}`
  : never;
/** The rights on kinds of records, such as `show.read`. */
export type RecordRight = RightOf<Book>;
const named = ({ name }: RecordKind, rights: readonly string[]) =>
  rights.map((right) => `${name}.${right}`) as readonly string[] as readonly RecordRight[];
export const RECORD_RIGHTS: readonly RecordRight[] = RECORDS.flatMap((kind: RecordKind) => named(kind, kind.rights));
/** Rights that came at a step. The steps of all records and other domains are in one order. */
interface LaterStep<Right extends string> {
  readonly step: number;
  readonly rights: readonly Right[];
}
const stepsOf = (kind: RecordKind): LaterStep<RecordRight>[] =>
  Object.entries(kind.laterRights ?? {}).map(([step, rights]) => ({ step: Number(step), rights: named(kind, rights) }));
/** Lists the rights that came after users were given theirs, oldest first; `others` belong to no record. */
export const laterRights = <Right extends string>(others: readonly LaterStep<Right>[]): (RecordRight | Right)[] =>
  [...RECORDS.flatMap((kind) => stepsOf(kind)), ...others]
    .toSorted((one, other) => one.step - other.step)
    .flatMap(({ rights }): readonly (RecordRight | Right)[] => rights);
/** Lists the rights on records that a role outside the agency starts with. */
export const rightsOutside = (role: 'artist' | 'promoter'): readonly RecordRight[] =>
  RECORDS.flatMap((kind: RecordKind) => named(kind, kind.outside?.[role] ?? []));
