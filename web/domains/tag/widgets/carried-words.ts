import { useLingui } from '@lingui/react/macro';
import { isMainArea } from '#shared/kernel/main-area.ts';
import { useStatuses } from '#web/domains/status/widgets/use-statuses.ts';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';
import { useTags } from './use-tags.ts';

/** Names of statuses and tags in the log of a record, which keeps their ids. */
export function useCarriedWords(entity: string): ActivityWords {
  const { t } = useLingui();
  const area = isMainArea(entity) ? entity : 'show';
  const statuses = useStatuses(area).byId;
  const tags = useTags(area).byId;
  const fields: Readonly<Record<string, string>> = { statusId: t`status`, tagIds: t`tags` };
  const nameOf = (id: unknown) => tags.get(String(id))?.name ?? '–';
  return {
    field: (field) => fields[field],
    value: (field, value) => {
      if (field === 'statusId') return statuses.get(String(value))?.name ?? '–';
      return field === 'tagIds' && Array.isArray(value) ? value.map(nameOf).join(', ') : undefined;
    },
  };
}
