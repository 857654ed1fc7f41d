/** Programs open a subscription by this scheme. */
export const webcalOf = (url: string): string => url.replace(/^https?:/, 'webcal:');
