/** How the agency pays an artist. Tax that it withholds and amounts that it sets off settle a payout too. The order is stored: append only. */
export const PAYOUT_METHODS = ['bank', 'cash', 'offset', 'withholding'] as const;
/** A payout is planned, in a file for the bank, or paid. The order is stored: append only. */
export const PAYOUT_STATES = ['planned', 'exported', 'paid'] as const;
