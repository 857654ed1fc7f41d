import { storedEntry } from '#shared/domains/booking/timetable/rules.ts';
import { EntryInput, type StoredEntry, TimetableKind } from '#shared/domains/booking/timetable/schemas.ts';
import { ANSWERS } from '#shared/domains/journeys/advancing-template/answers.ts';
import { questionsOf } from '#shared/domains/journeys/advancing-template/rules.ts';
import { targetParts } from './field-values.ts';
import { type Advancing, answerOf, itemState } from './outcome.ts';

/** Lists the times that the agency uses before it approves them, as entries of the first day. */
export function inUseEntries(aggregate: Advancing): StoredEntry[] {
  const { date } = aggregate.request.show;
  const used = questionsOf(aggregate.request.sections).filter(({ key }) => itemState(aggregate, key) === 'inUse');
  const entryOf = (id: string, input: object): StoredEntry => ({
    ...storedEntry(EntryInput.parse({ ...input, date }), date),
    id,
    rev: 1,
  });
  return used.flatMap(({ key, target }) => {
    const { value } = answerOf(aggregate, key);
    const kind = TimetableKind.safeParse(targetParts(target).field);
    const id = `${aggregate.request.show.showId}-${key}`;
    if (target.startsWith('timetable.') && kind.success) return [entryOf(id, { kind: kind.data, start: value })];
    const lines = target === 'timetable.all' ? ANSWERS.timetable.safeParse(value).data : undefined;
    return (lines ?? []).map((line, i) => entryOf(`${id}-${i}`, { kind: 'other', ...line }));
  });
}
