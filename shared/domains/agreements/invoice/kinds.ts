import { words } from '#shared/kernel/values/words.ts';

/**
 * A draft, also one in review, has no number, so none is missing when it goes; what is issued never changes. The order
 * is stored: it may only grow.
 */
export const INVOICE_STAGES = ['draft', 'outstanding', 'review'] as const;
/** Whether a document has its number and is frozen. */
export const isIssued = ({ stage }: { readonly stage: (typeof INVOICE_STAGES)[number] }): boolean =>
  stage === 'outstanding';
/**
 * A credit note is shown positive and counts negative. A deposit bills a part before the night; a final deducts earlier
 * documents. A collective bills several shows of one buyer. A commission bills the artist. One on behalf is of
 * an artist's own bookkeeping, and so is one that the agency issues to itself. The order is stored: it may only grow.
 */
export const INVOICE_TYPES = words(
  'invoice credit deposit final collective commission onBehalf selfBilled selfBilledCredit',
);
type Typed = { readonly type: (typeof INVOICE_TYPES)[number] };
/** Whether it takes back another document. */
export const isCredit = ({ type }: Typed): boolean => type === 'credit' || type === 'selfBilledCredit';
/** Whether the artist sells to the agency by it. Nobody owes it to the agency: the purchase agreement is paid out. */
export const isPurchase = ({ type }: Typed): boolean => type === 'selfBilled' || type === 'selfBilledCredit';
/** Whether its buyer has to pay it by a day. */
export const isPayable = (document: Typed): boolean => !isCredit(document) && !isPurchase(document);
/** The types that name a show, but bill its promoter nothing. */
export const BESIDE_PROMOTER: readonly (typeof INVOICE_TYPES)[number][] = [
  'commission',
  'selfBilled',
  'selfBilledCredit',
];
/**
 * The documents that a show proposes: a part of its payment schedule, the rest, the rest after its settlement, or the
 * agency's commission.
 */
export const BILL_KINDS = ['deposit', 'rest', 'settlement', 'commission'] as const;
/** Why a collective bills nothing of a show. */
export const NOT_BILLED = ['notConfirmed', 'settled', 'nothingLeft', 'noBuyer'] as const;
export type NotBilled = (typeof NOT_BILLED)[number];
/** Warnings that a user may confirm; all other problems forbid to issue. */
export const CONFIRMABLE = ['invoice.vatUnusual', 'invoice.vatNumberUnverified', 'invoice.dateLastYear'] as const;
export type Confirmable = (typeof CONFIRMABLE)[number];
/** How far a submitted e-invoice is. The order is stored: it may only grow. */
export const E_STATES = ['submitted', 'delivered', 'failed'] as const;
export type EState = (typeof E_STATES)[number];
