import type { ComponentType } from 'react';
import type { Show } from '#shared/domains/booking/show/schemas.ts';

type OfShow = ComponentType<{ readonly show: Show }>;
type OfId = ComponentType<{ readonly showId: string }>;

/** The parts of a show's page that other domains draw. These domains know the show, so their page passes them in. */
export interface ShowParts {
  readonly Advancing: OfShow;
  readonly Deal: OfShow;
  /** The terms of the deal, on the card of the overview. */
  readonly DealTerms: OfId;
  readonly Documents: OfId;
  readonly Exclusivity: OfShow;
  readonly GuestLists: OfId;
  readonly Queue: OfShow;
  readonly Timetable: OfShow;
  readonly Travel: OfShow;
}
