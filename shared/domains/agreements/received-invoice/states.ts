/** The order is stored: append only. */
export const RECEIVED_STATES = ['open', 'confirmed', 'ignored'] as const;
export type ReceivedState = (typeof RECEIVED_STATES)[number];

/** The reasons to join an e-invoice to an agreement, the strongest first. */
export const MATCH_REASONS = ['number', 'vatNumber', 'name', 'amount'] as const;
/** The things that an e-invoice may say otherwise than its agreement. */
export const DIFFERENCES = ['currency', 'amount', 'vatNumber', 'seller'] as const;
export const CERTAINTIES = ['certain', 'likely', 'possible'] as const;
