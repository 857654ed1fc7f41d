import { useQuery } from '@tanstack/react-query';
import { useSettled } from '#web/ui/use-settled.ts';
import { type ConflictQuestion, conflictsQuery } from './show-queries.ts';

/** The answer to a question of a form once it has settled; undefined while it cannot be asked. */
export function useInTheWay(question: ConflictQuestion) {
  const settled = useSettled(question);
  const askable = settled.artistIds.length > 0 && settled.end >= settled.start;
  const { data } = useQuery({ ...conflictsQuery(settled), enabled: askable });
  return askable ? data : undefined;
}

/** The time zone of the place that a form names. */
export const useQuestionZone = (question: ConflictQuestion): string | undefined => useInTheWay(question)?.zone;
