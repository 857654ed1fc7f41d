/** How far a statement is. The order is stored: it may only grow. */
export const STATEMENT_STAGES = ['draft', 'sent', 'agreed', 'settled'] as const;
export type StatementStage = (typeof STATEMENT_STAGES)[number];
/** The rows that the agency types. */
export const TYPED_KINDS = ['advance', 'recharge', 'adjustment'] as const;
/** How a balance is paid out. */
export const PAYOUT_METHODS = ['bank', 'cash'] as const;
