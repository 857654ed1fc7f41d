import * as z from 'zod';

/** Areas whose records carry tags of the agency's own, most of them a status too. The order is stored: it may only grow. */
export const MAIN_AREAS = [
  'show',
  'contract',
  'production',
  'company',
  'contact',
  'artist',
  'invoice',
  'groundTransport',
  'quote',
  'purchaseAgreement',
  'flight',
  'train',
  'lodging',
] as const;
export const MainArea = z.enum(MAIN_AREAS);
export type MainArea = z.infer<typeof MainArea>;

/** As people read them, which is how the navigation has them. */
const READ = [
  'show',
  'artist',
  'production',
  'quote',
  'contract',
  'purchaseAgreement',
  'invoice',
  'payment',
  'company',
  'venue',
  'contact',
  'flight',
  'train',
  'groundTransport',
  'lodging',
] as const;
type Areas<A> = readonly [A, ...A[]];
/** Areas as they stand beside each other on pages, whatever order they are stored in. */
export const inReadingOrder = <A extends (typeof READ)[number]>(areas: Areas<A>): Areas<A> =>
  areas.toSorted((a, b) => READ.indexOf(a) - READ.indexOf(b)) as readonly A[] as Areas<A>;

/** Areas with a status list of their own; a journey only says its phase. The order is stored: it may only grow. */
export const STATUS_AREAS = [
  'show',
  'contract',
  'production',
  'company',
  'contact',
  'artist',
  'invoice',
  'quote',
  'purchaseAgreement',
] as const;
export const StatusArea = z.enum(STATUS_AREAS);
export type StatusArea = z.infer<typeof StatusArea>;

export const isStatusArea = (value: unknown): value is StatusArea => STATUS_AREAS.some((area) => area === value);
export const isMainArea = (value: unknown): value is MainArea => MAIN_AREAS.some((area) => area === value);
