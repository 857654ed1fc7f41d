import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { RecordActivity } from '#web/kits/record/record-activity.tsx';
import { showActivityQuery } from '../../widgets/show-queries.ts';

/** Shows the changes of a show: by whom, with the values before and after in the words of the page. */
export const ShowActivity = ({ show }: { readonly show: Show }) => (
  <RecordActivity entity="show" query={showActivityQuery(show.id)} />
);
