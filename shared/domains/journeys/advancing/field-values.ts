import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { StoredEntry } from '#shared/domains/booking/timetable/schemas.ts';
import { AnswerValue, type TimeLine } from '#shared/domains/journeys/advancing-template/answers.ts';
import { questionsOf } from '#shared/domains/journeys/advancing-template/rules.ts';
import type { Section } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { freeFieldOf } from '#shared/domains/journeys/advancing-template/targets.ts';
import type { CompanyFields } from '#shared/domains/relations/company/schemas.ts';

/** The records whose fields answers fill. */
export interface Filled {
  readonly show: Pick<ShowFields, 'capacity' | 'description' | 'billing' | 'externalNotes' | 'freeFields'>;
  readonly entries: readonly StoredEntry[];
  readonly venue?: Pick<CompanyFields, 'capacity' | 'phone' | 'website' | 'address'> | undefined;
}

/** Splits a target into the record and the field: `show.capacity`. */
export function targetParts(target: string): { readonly record: string; readonly field: string } {
  const [record = '', field = ''] = target.split('.');
  return { record, field };
}

/** Lists the entries of the first day that have no kind of their own, as answers write them. */
const linesOf = (entries: readonly StoredEntry[]): TimeLine[] =>
  entries
    .filter(({ kind, day }) => kind === 'other' && day === 0)
    .map(({ label, start, end }) => ({ label, start, ...(end ? { end } : {}) }));

/** Finds the entry of a kind on the first day. */
export const entryOfKind = (entries: readonly StoredEntry[], kind: string): StoredEntry | undefined =>
  entries.find((entry) => entry.kind === kind && entry.day === 0);

function rawValue({ show, entries, venue }: Filled, target: string): unknown {
  const { record, field } = targetParts(target);
  const freeId = freeFieldOf(target);
  if (freeId) return show.freeFields?.[freeId];
  if (record === 'show') return Reflect.get(show, field);
  if (record === 'venue') return venue && Reflect.get(venue, field);
  if (target === 'timetable.all') return linesOf(entries);
  return record === 'timetable' ? entryOfKind(entries, field)?.start : undefined;
}

const isFilledIn = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Reads the present value of a target's field; undefined if it is empty. */
function valueAt(filled: Filled, target: string): AnswerValue | undefined {
  const { success, data } = AnswerValue.safeParse(rawValue(filled, target));
  return success && isFilledIn(data) ? data : undefined;
}

/** Reads the present values of the fields that questions fill, by the key of the question. */
export const fieldValues = (sections: readonly Section[], filled: Filled): Record<string, AnswerValue | undefined> =>
  Object.fromEntries(
    questionsOf(sections)
      .filter(({ target }) => target !== '')
      .map(({ key, target }) => [key, valueAt(filled, target)]),
  );
