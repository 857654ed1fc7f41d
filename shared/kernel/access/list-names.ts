import { VIEW_NOS } from '#shared/records.ts';
import type { Permission } from './permission.ts';

type RecordList = keyof typeof VIEW_NOS;
interface List {
  /** The number of the list, part of the ids of its saved views. It never changes. */
  readonly no: number;
  /** The right to see the views that are shared there. */
  readonly right: Permission;
}
/** The lists that no kind of record stands for, by the name that their page gives them. */
const OTHER_LISTS = {
  promoter: { no: 7, right: 'company.read' },
  'user-internal': { no: 8, right: 'user.read' },
  'user-external': { no: 9, right: 'user.read' },
  client: { no: 10, right: 'settings.read' },
  planning: { no: 11, right: 'show.read' },
  payment: { no: 13, right: 'invoice.read' },
  guestList: { no: 20, right: 'guestList.read' },
  payout: { no: 21, right: 'purchaseAgreement.pay' },
  statement: { no: 22, right: 'purchaseAgreement.read' },
  commission: { no: 23, right: 'show.readDeal' },
} as const satisfies Readonly<Record<string, List>>;

export type ListName = RecordList | keyof typeof OTHER_LISTS;
const listOf = (name: RecordList): List => ({ no: VIEW_NOS[name], right: `${name}.read` });
export const RECORD_LISTS = Object.keys(VIEW_NOS) as [RecordList, ...RecordList[]];
/** The lists that keep saved views. */
export const LISTS = {
  ...Object.fromEntries(RECORD_LISTS.map((name) => [name, listOf(name)])),
  ...OTHER_LISTS,
} as Readonly<Record<ListName, List>>;
export const LIST_NAMES = Object.keys(LISTS) as [ListName, ...ListName[]];
export const isListName = (name: string): name is ListName => Object.hasOwn(LISTS, name);
/** Finds a list by its number. */
export const listOfNo = (no: number): ListName | undefined => LIST_NAMES.find((name) => LISTS[name].no === no);
