import type { ItineraryDay } from '#shared/domains/calendars/itinerary/schemas.ts';
import { DayEntries } from './day-entries.tsx';
import { DayShowCard } from './day-show.tsx';
import './itinerary.css';

/** One day: its times, then its shows. */
export const DaySheet = ({ day, now }: { readonly day: ItineraryDay; readonly now?: string }) => (
  <div className="it-sheet">
    {day.entries.length > 0 && <DayEntries entries={day.entries} zone={day.zone} now={now} />}
    {day.shows.map((show) => (
      <DayShowCard key={show.showId} show={show} />
    ))}
  </div>
);
