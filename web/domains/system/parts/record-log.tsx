import type { ComponentProps } from 'react';
import { ActivityList, type ActivityWords } from '#web/ui/record/activity-list.tsx';
import { useRecordWords } from '../widgets/record-words.ts';

export interface RecordLogProps {
  readonly entity: string;
  readonly query: ComponentProps<typeof ActivityList>['query'];
  /** Words that only its own domain knows; they come first. */
  readonly own?: Pick<ActivityWords, 'field' | 'value'> | undefined;
}
export function RecordLog({ entity, query, own }: RecordLogProps) {
  const words = useRecordWords(entity);
  const both: ActivityWords = {
    ...words,
    field: (field) => own?.field?.(field) ?? words.field?.(field),
    value: (field, value) => own?.value?.(field, value) ?? words.value?.(field, value),
  };
  return <ActivityList query={query} words={both} />;
}
