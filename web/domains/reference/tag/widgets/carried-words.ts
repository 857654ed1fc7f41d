import { isMainArea, isStatusKind } from '#shared/kernel/record/main-area.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { useTags } from './use-tags.ts';

/** Names of statuses and tags in the log of a record, which keeps their ids. */
export function useCarriedValue(entity: string): (field: string, value: unknown) => string | undefined {
  const area = isMainArea(entity) ? entity : 'show';
  const statuses = useStatuses(isStatusKind(area) ? area : 'show').byId;
  const tags = useTags(area).byId;
  const nameOf = (id: unknown) => tags.get(String(id))?.name ?? '–';
  return (field, value) => {
    if (field === 'statusId') return statuses.get(String(value))?.name ?? '–';
    return field === 'tagIds' && Array.isArray(value) ? value.map(nameOf).join(', ') : undefined;
  };
}
