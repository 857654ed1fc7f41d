import { useLingui } from '@lingui/react/macro';
import { column, type ListColumn } from '#web/ui/list/columns.ts';

/** Returns the column of the reference under which an airline, railway or hotel keeps the booking. */
export function useBookingColumn<Row extends { readonly bookingReference: string }>(): ListColumn<Row> {
  const { t } = useLingui();
  return column('booking', t`Booking reference`, { width: '150px', priority: 3 }, ({ bookingReference }) => (
    <span className="num">{bookingReference}</span>
  ));
}
