import { useLingui } from '@lingui/react/macro';
import { RECORD_SUBJECTS } from '#shared/kernel/record/subject.ts';
import { useColleagues } from '#web/domains/identity/user/widgets/use-colleagues.ts';
import { choiceFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';

/** By who has to do it, and by what it is about. */
export function useTaskFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const areas = useKindWords('one');
  const people = [...useColleagues().values()];
  return [
    choiceFilter({
      id: 'assignee',
      label: t`Assignee`,
      options: people.map(({ key, value }) => ({ value: key, label: value })),
      relations,
    }),
    choiceFilter({
      id: 'area',
      label: t`Record`,
      options: RECORD_SUBJECTS.map((value) => ({ value, label: areas[value] })),
      relations,
    }),
  ];
}
