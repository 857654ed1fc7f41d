import { artistRecord } from './domains/artist/record.ts';
import { companyRecord } from './domains/company/record.ts';
import { contactRecord } from './domains/contact/record.ts';
import { contractRecord } from './domains/contract/record.ts';
import { flightRecord } from './domains/flight/record.ts';
import { groundTransportRecord } from './domains/ground-transport/record.ts';
import { guestListRecord } from './domains/guest-list/record.ts';
import { invoiceRecord } from './domains/invoice/record.ts';
import { lodgingRecord } from './domains/lodging/record.ts';
import { paymentRecord } from './domains/payment/record.ts';
import { productionRecord } from './domains/production/record.ts';
import { purchaseAgreementRecord } from './domains/purchase-agreement/record.ts';
import { quoteRecord } from './domains/quote/record.ts';
import { showRecord } from './domains/show/record.ts';
import { taskRecord } from './domains/task/record.ts';
import { trainRecord } from './domains/train/record.ts';
import { venueRecord } from './domains/venue/record.ts';
import type { Ability, RecordKind } from './kernel/record-kind.ts';

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
/** Lists the rights on records that a role outside the agency starts with. */
export const rightsOutside = (role: 'artist' | 'promoter'): readonly RecordRight[] =>
  RECORDS.flatMap((kind: RecordKind) => named(kind, kind.outside?.[role] ?? []));
