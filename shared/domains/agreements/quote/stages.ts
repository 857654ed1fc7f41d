/**
 * The stages of a quote. The promoter or staff answer it, a job marks its expiry, and a contract converts it.
 * The order is stored: append only.
 */
export const QUOTE_STAGES = ['draft', 'sent', 'accepted', 'declined', 'void', 'expired', 'converted'] as const;
