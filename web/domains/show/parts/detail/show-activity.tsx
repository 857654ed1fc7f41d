import { useLingui } from '@lingui/react/macro';
import type { Show } from '#shared/domains/show/schemas.ts';
import { useRecordWords } from '#web/domains/system/widgets/record-words.ts';
import { ActivityList, type ActivityWords } from '#web/ui/record/activity-list.tsx';
import { showActivityQuery } from '../../queries.ts';

function useShowWords(): ActivityWords {
  const { t } = useLingui();
  const words = useRecordWords('show');
  const actions: Readonly<Record<string, string>> = {
    extend: t`extended the option`,
    confirm: t`confirmed the show`,
    release: t`released the option`,
    move: t`moved the show`,
    timetable: t`changed the timetable`,
    deal: t`changed the deal`,
    count: t`entered counts of the settlement`,
    settle: t`closed the settlement`,
    reopen: t`reopened the settlement`,
    lock: t`locked the show`,
    unlock: t`unlocked the show`,
    remind: t`was reminded of the end of the option`,
    moveUp: t`moved the option up`,
    moveDown: t`moved the option down`,
    expire: t`ended the option`,
    lapse: t`ended the option: its challenge was not answered`,
    challenge: t`challenged the first option`,
    challenged: t`was challenged by another option`,
    challengeEnded: t`ended the challenge`,
    exclusivity: t`changed the exclusivity`,
  };
  return { ...words, action: (action) => actions[action] };
}

/** Who changed what, with the values before and after in the words of the page. */
export const ShowActivity = ({ show }: { readonly show: Show }) => (
  <ActivityList query={showActivityQuery(show.id)} words={useShowWords()} />
);
