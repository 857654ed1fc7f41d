import { useLingui } from '@lingui/react/macro';
import type { SEATS } from '#shared/domains/relations/contact/schemas.ts';

type Seat = (typeof SEATS)[number];

/** Names the seats that a traveller can prefer. */
export function useSeatNames(): Readonly<Record<Seat, string>> {
  const { t } = useLingui();
  return { window: t`window`, aisle: t`aisle` };
}
