import { useLingui } from '@lingui/react/macro';
import { FILE_GROUPS, SIZE_BANDS } from '#shared/domains/attached/file/rules.ts';
import { FILE_KINDS } from '#shared/domains/attached/file/schemas.ts';
import { RECORD_SUBJECTS } from '#shared/kernel/record/subject.ts';
import { useColleagues } from '#web/domains/identity/user/widgets/use-colleagues.ts';
import { choiceFilter, flagFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { usePeriodFilter } from '#web/ui/list/period-list-filter.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';
import { useFileGroups, useFileKinds, useSizeBands } from './file-words.ts';

const optionsOf = <V extends string>(values: readonly V[], names: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: names[value] }));

/** By age, label, type, size, owner, record and whether people outside see it. */
export function useFileFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const people = [...useColleagues().values()].map(({ key, value }) => ({ value: key, label: value }));
  return [
    usePeriodFilter(),
    choiceFilter({
      id: 'kind',
      label: t({ context: 'file', message: 'Label' }),
      options: optionsOf(FILE_KINDS, useFileKinds()),
      relations,
    }),
    choiceFilter({ id: 'group', label: t`Type`, options: optionsOf(FILE_GROUPS, useFileGroups()), relations }),
    choiceFilter({ id: 'size', label: t`Size`, options: optionsOf(SIZE_BANDS, useSizeBands()), relations }),
    choiceFilter({ id: 'owner', label: t`Added by`, options: people, relations }),
    choiceFilter({
      id: 'entity',
      label: t`Record type`,
      options: optionsOf(RECORD_SUBJECTS, useKindWords('one')),
      relations,
    }),
    flagFilter({ id: 'outside', label: t`Visible to outside users`, yes: t`yes`, no: t`no`, relation: t`is` }),
  ];
}
