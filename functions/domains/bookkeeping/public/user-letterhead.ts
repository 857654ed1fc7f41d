import type { Letterhead } from '#functions/platform/letterhead.ts';
import type { UserFields } from '#shared/domains/user/schemas.ts';
import { letterheadOf } from './letterhead.ts';

/** The letterhead of mails to a user of the agency. */
export const userLetterhead = (
  tenantId: string,
  { tenant, locale }: Pick<UserFields, 'tenant' | 'locale'>,
): Promise<Letterhead> => letterheadOf({ tenantId, agency: tenant.name, locale });
