import { useLingui } from '@lingui/react/macro';
import type { SEATS } from '#shared/domains/contact/schemas.ts';

type Seat = (typeof SEATS)[number];

/** Where somebody likes to sit. */
export function useSeatNames(): Readonly<Record<Seat, string>> {
  const { t } = useLingui();
  return { window: t`window`, aisle: t`aisle` };
}
