import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { timetableContract } from '#shared/domains/booking/timetable/contract.ts';
import { entryName } from '#shared/domains/booking/timetable/rules.ts';
import type { TimetableEntry } from '#shared/domains/booking/timetable/schemas.ts';
import type { CallOf } from '#shared/kernel/contract/route.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { toast } from '#web/ui/toaster.ts';

const { get, create, update, remove, duplicate } = timetableContract.routes;
export type Draft = Omit<CallOf<typeof create>['body'], 'showId'>;

/** Takes the fields of an entry, for an edit or a restore. */
export const draftOf = ({ kind, label, date, start, end, isNight, place, note, audience }: TimetableEntry): Draft => ({
  kind,
  label,
  date,
  start,
  isNight,
  place,
  note,
  audience,
  ...(end ? { end } : {}),
});

/** A show's timetable and all that can be done to it. */
export function useTimetable(showId: string) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const query = queryOf(get, { params: { id: showId } });
  const found = useQuery(query);
  const again = async () => {
    await queries.invalidateQueries({ queryKey: [get.id] });
    await queries.invalidateQueries({ queryKey: ['show.activity'] });
  };
  const add = (draft: Draft) => call(create, { body: { ...draft, showId } }).finally(again);
  const drop = async (entry: TimetableEntry) => {
    await call(remove, { body: { id: entry.id, rev: entry.rev } }).finally(again);
    const name = entryName(entry, currentLocale());
    toast(t`${name} removed`, { undo: () => void add(draftOf(entry)) });
  };
  return {
    found,
    add,
    drop,
    change: ({ id, rev }: TimetableEntry, draft: Draft) => call(update, { body: { ...draft, id, rev } }).finally(again),
    copy: (to: Omit<CallOf<typeof duplicate>['body'], 'showId'>) =>
      call(duplicate, { body: { ...to, showId } }).finally(again),
  };
}
