import type { DealFields } from '#shared/domains/booking/deal/schemas.ts';
import { artistItems } from '#shared/domains/booking/deal/settlement.ts';
import type { StatementItem } from '#shared/domains/booking/deal/statement.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { StatementNight } from './schemas.ts';

/** A settled show, with the items of the artist's side. */
export interface SettledNight extends Pick<StatementNight, 'showId' | 'number' | 'date' | 'place'> {
  readonly items: readonly StatementItem[];
}

export const nightOf = (show: Stored<ShowFields>, deal: DealFields): SettledNight => ({
  showId: show.id,
  number: show.number,
  date: showDay(show),
  place: [show.venue?.name, show.venue?.city].filter(Boolean).join(', ') || show.description,
  items: artistItems(deal),
});
