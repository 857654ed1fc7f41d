import type { MailBrand } from './notice.ts';

const BRAND_COLOR = '#d6006a';
/** The agency's look until it has a brand of its own; papers have it too, and come without what sends mail. */
export const plainBrand = (agency: string): MailBrand => ({ agency, color: BRAND_COLOR });
