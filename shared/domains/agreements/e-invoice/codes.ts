import type { EAllowance, EDocument, EParty } from './business-terms.ts';

/** The reason of every allowance and charge (UNCL 5189 and 7161): a discount, and a difference of rounding. */
const REASONS = { allowance: { code: '95', text: 'Discount' }, charge: { code: 'ABK', text: 'Rounding' } } as const;
export const reasonOf = ({ isCharge }: Pick<EAllowance, 'isCharge'>) => REASONS[isCharge ? 'charge' : 'allowance'];

type TypeCode = EDocument['typeCode'];
export const isCreditCode = (code: TypeCode): boolean => code === '381' || code === '261';
/** Whether the buyer issues it. Such a document has a profile of its own, and goes to its seller. */
export const isSelfBilled = (code: TypeCode): boolean => code === '389' || code === '261';

/** A SEPA transfer, or any other credit transfer (UNCL 4461). */
export const transferCode = (currency: string): string => (currency === 'EUR' ? '58' : '30');

/** The sum of the document's allowances, or of its charges (BT-107, BT-108). */
export const allowanceSum = ({ allowances }: EDocument, isCharge: boolean): number =>
  allowances.reduce((sum, one) => sum + (one.isCharge === isCharge ? one.amount : 0), 0);

export type Profile = 'billing' | 'selfbilling';
export const profileOf = ({ typeCode }: Pick<EDocument, 'typeCode'>): Profile =>
  isSelfBilled(typeCode) ? 'selfbilling' : 'billing';
/** The party that the document goes to. */
export const receiverOf = ({ typeCode, seller, buyer }: EDocument): EParty => (isSelfBilled(typeCode) ? seller : buyer);
