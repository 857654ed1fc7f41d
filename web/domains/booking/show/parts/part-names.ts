import { useLingui } from '@lingui/react/macro';
import type { BillRole } from '#shared/domains/booking/show/parts.ts';

export function useBillRoles(): Readonly<Record<BillRole, string>> {
  const { t } = useLingui();
  return { headline: t`Headline`, coHeadline: t`Co-headline`, specialGuest: t`Special guest`, support: t`Support` };
}
