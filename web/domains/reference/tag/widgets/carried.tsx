import { useLingui } from '@lingui/react/macro';
import type { MainArea, StatusKind } from '#shared/kernel/record/main-area.ts';
import { StatusName } from '#web/domains/reference/status/widgets/status-name.tsx';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { choiceFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { TagChips } from './tag-chips.tsx';
import { useTags } from './use-tags.ts';

/** The entries of the agency's own lists that records of a main area refer to. */
export interface Carried {
  readonly statusId?: string | undefined;
  readonly tagIds?: readonly string[] | undefined;
}
/** Chips shown in a row of a list. */
const ROOM = 1;

export function useTagColumn<Row extends Carried>(area: MainArea): ListColumn<Row> {
  const { t } = useLingui();
  const width = 'minmax(110px, 1fr)';
  const cell = ({ tagIds }: Row) => <TagChips area={area} tagIds={tagIds} room={ROOM} />;
  return column('tags', t`Tags`, { width, priority: 3 }, cell);
}
export function useCarriedColumns<Row extends Carried>(area: StatusKind): readonly ListColumn<Row>[] {
  const { t } = useLingui();
  const tags = useTagColumn<Row>(area);
  const cell = ({ statusId }: Row) => <StatusName area={area} statusId={statusId} />;
  return [column('status', t`Status`, { width: '140px', priority: 2 }, cell), tags];
}

export function useTagFilter(area: MainArea): ListFilter {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const options = useTags(area).all.map(({ id, name }) => ({ value: id, label: name }));
  return choiceFilter({ id: 'tag', label: t`Tags`, options, relations });
}
export function useStatusFilter(area: StatusKind): ListFilter {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const options = useStatuses(area).all.map(({ id, name }) => ({ value: id, label: name }));
  return choiceFilter({ id: 'status', label: t`Status`, options, relations });
}
