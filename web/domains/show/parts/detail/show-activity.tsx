import type { Show } from '#shared/domains/show/schemas.ts';
import { useRecordWords } from '#web/domains/system/widgets/record-words.ts';
import { ActivityList } from '#web/ui/record/activity-list.tsx';
import { showActivityQuery } from '../../queries.ts';

/** Who changed what, with the values before and after in the words of the page. */
export const ShowActivity = ({ show }: { readonly show: Show }) => (
  <ActivityList query={showActivityQuery(show.id)} words={useRecordWords('show')} />
);
