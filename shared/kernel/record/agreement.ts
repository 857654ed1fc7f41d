import { kindsWith } from '#shared/records.ts';

/** The kinds of agreements, by the name in their keys, rights and areas. */
export const AGREEMENT_KINDS = kindsWith('agreement');
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];

/** The printed kinds: agreements, and invoices. */
export const PRINTED_KINDS = kindsWith('printed');
export type PrintedKind = (typeof PRINTED_KINDS)[number];
