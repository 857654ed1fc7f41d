import { useLingui } from '@lingui/react/macro';
import { RECORD_TARGETS, type RecordTarget } from '#shared/kernel/target.ts';
import { useColleagues } from '#web/domains/user/widgets/use-colleagues.ts';
import { choiceFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';

export function useAreaNames(): Readonly<Record<RecordTarget['entity'], string>> {
  const { t } = useLingui();
  return {
    show: t`Show`,
    artist: t`Artist`,
    company: t`Company`,
    contact: t`Contact`,
    production: t`Production`,
    contract: t`Contract`,
  };
}

/** By who has to do it, and by what it is about. */
export function useTaskFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const areas = useAreaNames();
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
      label: t`About`,
      options: RECORD_TARGETS.map((value) => ({ value, label: areas[value] })),
      relations,
    }),
  ];
}
