/** The roles of a company for the agency. A venue is a company with a capacity (trade.md). */
export const COMPANY_ROLES = ['promoter', 'venue', 'management', 'label', 'travel', 'hotel', 'supplier'] as const;
/** Spec section 3. */
export const RISK_LEVELS = ['unknown', 'lowRisk', 'highRisk', 'blocklist'] as const;
