import type { DealFields } from '#shared/domains/booking/deal/schemas.ts';
import { artistItems } from '#shared/domains/booking/deal/settlement.ts';
import type { StatementItem } from '#shared/domains/booking/deal/statement.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { StatementNight } from './schemas.ts';

/** A settled show, with the items of the artist's side. */
export interface SettledNight
  extends Pick<StatementNight, 'showId' | 'number' | 'date' | 'place' | 'isCommissionApart'> {
  readonly items: readonly StatementItem[];
}

/** Returns a settled show. A commission that an invoice of its own bills is left out. */
export function nightOf(show: Stored<ShowFields>, deal: DealFields, isInvoiced = false): SettledNight {
  const items = artistItems(deal);
  const left = isInvoiced ? items.filter(({ kind }) => kind !== 'commission') : items;
  return {
    showId: show.id,
    number: show.number,
    date: showDay(show),
    place: [show.venue?.name, show.venue?.city].filter(Boolean).join(', ') || show.description,
    items: left,
    ...(left.length < items.length ? { isCommissionApart: true as const } : {}),
  };
}
