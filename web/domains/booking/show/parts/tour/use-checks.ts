import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { LocalTime } from '#shared/kernel/time/date.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { queryOf } from '#web/platform/api.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { localToday } from '#web/platform/today.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { type Problem, type Reading, readRow, sameDayIn, type TourRowInput } from '../../model/tour/read-row.ts';
import type { Row } from '../../model/tour/rows.ts';
import { useConflictWords } from '../../widgets/use-conflict-words.ts';

interface Asked {
  readonly artistIds: readonly string[];
  readonly time: LocalTime;
  readonly currency: string;
}
type Input = Omit<TourRowInput, 'isAllDay' | 'description'>;
export interface Check {
  readonly input: Input | undefined;
  readonly problems: readonly Problem[];
  /** Another show in the way, in words. */
  readonly conflict: string | undefined;
  /** The number of another row that takes the same day. */
  readonly sameAs: number | undefined;
}

/** Conflicts by the key of the row. */
function useConflicts(rows: readonly { readonly key: number; readonly input: Input }[], artistIds: readonly string[]) {
  const wordsOf = useConflictWords();
  const asked = useSettled(rows);
  const questions = asked.map(({ input: { start, end, isNight, venueId } }) => ({
    start,
    end,
    isNight,
    ...(venueId ? { venueId } : {}),
    artistIds: [...artistIds],
  }));
  const { data } = useQuery({
    ...queryOf(showContract.routes.listManyConflicts, { body: { questions } }),
    enabled: questions.length > 0 && artistIds.length > 0,
    placeholderData: keepPreviousData,
  });
  const found = new Map<number, string>();
  if (artistIds.length > 0)
    for (const [i, { key }] of asked.entries()) {
      const answer = data?.answers[i];
      const words = answer && wordsOf(answer);
      if (words) found.set(key, words);
    }
  return found;
}

/** Reads the rows, and says what is wrong with each and what is in its way. */
export function useChecks(rows: readonly Row[], { artistIds, time, currency }: Asked): Check[] {
  const { byId } = useStatuses('show');
  const reading: Reading = {
    today: localToday(),
    culture: currentTag(),
    currency,
    time,
    phaseOf: (id) => byId.get(id)?.phase,
  };
  const read = rows.map((row) => readRow(row, reading));
  const inputs = read.map(({ input }) => input);
  const takesDate = (input: Input) => byId.get(input.statusId)?.phase !== 'cancelled';
  const dated = rows.flatMap(({ key }, i) => {
    const input = inputs[i];
    return input && takesDate(input) ? [{ key, input }] : [];
  });
  const conflicts = useConflicts(dated, artistIds);
  return rows.map(({ key }, i) => ({
    input: inputs[i],
    problems: read[i]?.problems ?? [],
    conflict: inputs[i] && conflicts.get(key),
    sameAs: sameDayIn(inputs, i),
  }));
}
