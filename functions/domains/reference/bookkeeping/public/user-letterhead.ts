import type { Letterhead } from '#functions/platform/documents/letterhead.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { letterheadOf } from './letterhead.ts';

interface Receiver {
  readonly tenant: { readonly name: string };
  readonly locale: Locale;
}
/** The letterhead of mails to a user of the agency. */
export const userLetterhead = (tenantId: string, { tenant, locale }: Receiver): Promise<Letterhead> =>
  letterheadOf({ tenantId, agency: tenant.name, locale });
