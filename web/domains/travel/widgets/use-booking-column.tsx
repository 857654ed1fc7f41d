import { useLingui } from '@lingui/react/macro';
import type { ListColumn } from '#web/ui/list/columns.ts';

/** What airlines, railways and hotels know it by. */
export function useBookingColumn<Row extends { readonly bookingReference: string }>(): ListColumn<Row> {
  const { t } = useLingui();
  return {
    id: 'booking',
    header: t`Booking reference`,
    width: '150px',
    priority: 3,
    cell: ({ bookingReference }) => <span className="num">{bookingReference}</span>,
  };
}
