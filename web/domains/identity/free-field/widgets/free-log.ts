import { FREE_KINDS } from '#shared/domains/identity/free-field/areas.ts';
import type { FreeValue } from '#shared/domains/identity/free-field/schemas.ts';
import { freeIdOf } from '#shared/kernel/record/free-name.ts';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';
import { useFreeText } from './free-value.tsx';
import { useFreeFields } from './use-free-fields.ts';

/** Names and values of the agency's own fields in the log of a record. */
export function useFreeLog(entity: string): ActivityWords {
  const area = FREE_KINDS.find((one) => one === entity);
  const { fields } = useFreeFields(area ?? 'show', area !== undefined);
  const text = useFreeText();
  const fieldOf = (name: string) => fields.find(({ id }) => id === freeIdOf(name));
  return {
    field: (name) => fieldOf(name)?.name,
    value: (name, value) => {
      const field = fieldOf(name);
      return field && text(field, value as FreeValue | undefined);
    },
  };
}
