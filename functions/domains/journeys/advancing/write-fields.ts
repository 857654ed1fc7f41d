import {
  type EntryChange,
  entryWrites,
  newEntry,
  timetableChange,
} from '#functions/domains/booking/show/public/timetable-store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import { ShowFieldsInput } from '#shared/domains/booking/show/schemas.ts';
import { storedEntry } from '#shared/domains/booking/timetable/rules.ts';
import { EntryInput, MAX_ENTRIES, TimetableKind } from '#shared/domains/booking/timetable/schemas.ts';
import { entryOfKind, targetParts } from '#shared/domains/journeys/advancing/field-values.ts';
import { refuse, type ShowWrite } from '#shared/domains/journeys/advancing/outcome.ts';
import { ANSWERS } from '#shared/domains/journeys/advancing-template/answers.ts';
import { freeFieldOf } from '#shared/domains/journeys/advancing-template/targets.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { ShowWithParts } from './facts.ts';

const within = (writes: readonly ShowWrite[], record: string): ShowWrite[] =>
  writes.filter(({ target }) => targetParts(target).record === record);

/** Checks values by the schema of their record, which may be stricter than the question. */
function patchOf(shape: Readonly<Record<string, unknown>>, writes: readonly ShowWrite[], check: Check): object {
  const entries = writes.map(({ key, target, value }) => {
    const { field } = targetParts(target);
    const checked = field in shape ? check(field, value) : undefined;
    if (checked === undefined) throw refuse('advancing.value', key);
    return [field, checked];
  });
  return Object.fromEntries(entries);
}
/** Returns the value as its field stores it; undefined if the field cannot hold it. */
type Check = (field: string, value: unknown) => unknown;

const checkShow: Check = (field, value) => {
  const found = ShowFieldsInput.pick({ capacity: true, description: true, billing: true, externalNotes: true })
    .partial()
    .safeParse({ [field]: value });
  return found.success ? Reflect.get(found.data, field) : undefined;
};
const checkVenue: Check = (field, value) => {
  const found = CompanyInput.pick({ capacity: true, phone: true, website: true, address: true })
    .partial()
    .safeParse({ [field]: value });
  return found.success ? Reflect.get(found.data, field) : undefined;
};

/** Builds the changes of the timetable: an event of a kind moves, a further line is added or moves. */
function entryChanges(
  ctx: TenantContext,
  { show, entries }: ShowWithParts,
  writes: readonly ShowWrite[],
): EntryChange[] {
  const date = showDay(show);
  const put = (before: EntryChange['before'], input: object): EntryChange => {
    const stored = storedEntry(EntryInput.parse({ ...input, date }), date);
    return before
      ? { before, after: { ...before, start: stored.start, isNight: stored.isNight, rev: before.rev + 1 } }
      : { after: newEntry(ctx, show, stored) };
  };
  const changes = within(writes, 'timetable').flatMap(({ target, value }): EntryChange[] => {
    const kind = TimetableKind.safeParse(targetParts(target).field);
    if (kind.success) return [put(entryOfKind(entries, kind.data), { kind: kind.data, start: value })];
    return ANSWERS.timetable.parse(value).map(({ label, start, end }) => {
      const known = entries.find((one) => one.kind === 'other' && one.day === 0 && one.label === label);
      return put(known, { label, start, end });
    });
  });
  const added = changes.filter(({ before }) => !before).length;
  if (entries.length + added > MAX_ENTRIES) throw new AppError('timetable.full', { params: { max: MAX_ENTRIES } });
  return changes;
}

/** Refuses a user who may not change what the answers fill. */
export function checkMayWrite({ actor }: UserContext, writes: readonly ShowWrite[]): void {
  const ofVenue = within(writes, 'venue').length;
  if (ofVenue > 0 && !actor.permissions.has('venue.update')) throw new AppError('denied');
  if (writes.length > ofVenue && !actor.permissions.has('show.update')) throw new AppError('denied');
}

/** Builds the writes of approved answers into the show, its timetable and its venue. */
export function fieldWrites(ctx: TenantContext, parts: ShowWithParts, writes: readonly ShowWrite[]): readonly Write[] {
  const { show, venue } = parts;
  const ofVenue = within(writes, 'venue');
  const ofShow = writes.filter((write) => !ofVenue.includes(write));
  return [...showWrites(ctx, parts, ofShow, show), ...venueWrites(ctx, venue, ofVenue)];
}

function showWrites(
  ctx: TenantContext,
  parts: ShowWithParts,
  writes: readonly ShowWrite[],
  show: ShowWithParts['show'],
) {
  if (writes.length === 0) return [];
  const entries = entryChanges(ctx, parts, writes);
  const own = patchOf(ShowFieldsInput.shape, within(writes, 'show'), checkShow);
  const free = writes.flatMap(({ target, value }) => {
    const id = freeFieldOf(target);
    return id ? [[id, value]] : [];
  });
  const freeFields = free.length > 0 ? { freeFields: { ...show.freeFields, ...Object.fromEntries(free) } } : {};
  const after = showStore.next(ctx, show, { ...show, ...own, ...freeFields });
  return showStore.writes(ctx, show, after, {
    extra: entryWrites(ctx, show, entries),
    ...(entries.length > 0 ? { changes: [timetableChange(entries)] } : {}),
  });
}

function venueWrites(
  ctx: TenantContext,
  venue: ShowWithParts['venue'],
  writes: readonly ShowWrite[],
): readonly Write[] {
  if (writes.length === 0 || !venue) return [];
  const after = companyStore.next(ctx, venue, {
    ...venue,
    ...patchOf(CompanyInput.shape, writes, checkVenue),
  });
  return companyStore.writes(ctx, venue, after);
}
