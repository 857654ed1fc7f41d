/** What a company is to the agency; a venue is a company with a capacity (trade.md). */
export const COMPANY_ROLES = ['promoter', 'venue', 'management', 'label', 'travel', 'hotel', 'supplier'] as const;
/** Spec section 3. */
export const RISK_LEVELS = ['unknown', 'lowRisk', 'highRisk', 'blocklist'] as const;
