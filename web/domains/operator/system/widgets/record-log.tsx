import type { RecordLogProps } from '#web/kits/record/record-cards.ts';
import { ActivityList, type ActivityWords } from '#web/ui/record/activity-list.tsx';
import { useRecordWords } from './record-words.ts';

/** Shows the log of a record in words. */
export function RecordLog({ entity, query, own }: RecordLogProps) {
  const words = useRecordWords(entity);
  const both: ActivityWords = {
    ...words,
    field: (field) => own?.field?.(field) ?? words.field?.(field),
    value: (field, value) => own?.value?.(field, value) ?? words.value?.(field, value),
  };
  return <ActivityList query={query} words={both} />;
}
