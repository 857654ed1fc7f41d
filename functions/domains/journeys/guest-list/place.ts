import type { DueKeys } from '#functions/platform/data/due.ts';
import { newId } from '#functions/platform/data/id.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { commit, putNew, type Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Changed } from '#shared/domains/journeys/guest-list/contract.ts';
import { minus, NO_FIGURES } from '#shared/domains/journeys/guest-list/rules.ts';
import { type Figures, type Place, PlaceInput } from '#shared/domains/journeys/guest-list/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { changesBetween } from '#shared/kernel/record/record.ts';
import { totalsWrite } from './counts.ts';
import { cutoffDue } from './cutoff-due.ts';
import { type InPlace, openPlace } from './guest.ts';
import { admitLine } from './line.ts';
import { type List, logged } from './log.ts';
import { internalList } from './public/access.ts';
import { placeKey, placeOf, type StoredPlace } from './public/items.ts';

const FIELDS = Object.keys(PlaceInput.shape) as (keyof PlaceInput)[];
/** The values of a place from before these fields. */
const BEFORE = { tellsGuests: false, collectAt: '' };
/** Returns the details that the agency gives of a place, without the counts. */
function said(place: Pick<Place, keyof PlaceInput>): Partial<PlaceInput> {
  const known = FIELDS.flatMap((field) => (place[field] === undefined ? [] : [[field, place[field]]]));
  return { ...BEFORE, ...Object.fromEntries(known) };
}

export async function addPlace(ctx: UserContext, id: Id, input: PlaceInput): Promise<Changed> {
  const list = await internalList(ctx, id);
  const place: Place = { ...input, ...NO_FIGURES, id: newId(ctx.now), rev: 1, free: input.allotment };
  await commit([
    putNew({ ...place, ...placeKey(ctx, list, place.id), ...cutoffDue(ctx, list, place) }),
    ...totalsWrite(ctx, list, { places: 1, allotment: place.allotment }),
    logged(ctx, list, 'place.add', [{ field: 'place', after: place.name }]),
  ]);
  return { place, guests: [] };
}

const DUE = ['gsi3pk', 'gsi3sk'] as const;
/** Writes the fields of a place over the revision that was read. The counts stay, and used heads cannot be removed. */
function placeWrite(ctx: UserContext, list: List, before: Place, input: PlaceInput): Write {
  const values = { ...said(input), ...cutoffDue(ctx, list, { ...input, id: before.id }) };
  const gone = [...FIELDS, ...DUE].filter((field) => !(field in values));
  const set = Object.keys(values).map((field) => `#${field} = :${field}`);
  return {
    item: {
      Update: {
        TableName: tableName(),
        Key: placeKey(ctx, list, before.id),
        UpdateExpression: `SET ${set.join(', ')}, #rev = :next${gone.length > 0 ? ` REMOVE ${gone.map((f) => `#${f}`).join(', ')}` : ''} ADD #free :more`,
        ConditionExpression: 'attribute_not_exists(deletedAt) AND #rev = :rev AND #free >= :less',
        ExpressionAttributeNames: Object.fromEntries(
          [...FIELDS, ...DUE, 'rev', 'free'].map((name) => [`#${name}`, name]),
        ),
        ExpressionAttributeValues: {
          ...Object.fromEntries(Object.entries(values).map(([field, value]) => [`:${field}`, value])),
          ':next': before.rev + 1,
          ':rev': before.rev,
          ':more': input.allotment - before.allotment,
          ':less': before.allotment - input.allotment,
        },
      },
    },
    refused: async () => {
      const now = await placeOf(ctx, list, before.id);
      return now.rev === before.rev && !now.deletedAt
        ? new AppError('guestList.allotmentTaken', { field: 'allotment', params: { used: now.used } })
        : new AppError('stale', {}, { current: now });
    },
  };
}

export async function changePlace(ctx: UserContext, of: InPlace, input: PlaceInput, rev: number): Promise<Changed> {
  const { list, place } = await openPlace(ctx, of);
  if (place.rev !== rev) throw new AppError('stale', {}, { current: place });
  const changes = changesBetween(said(place), said(input));
  await commit([
    placeWrite(ctx, list, place, input),
    ...totalsWrite(ctx, list, { allotment: input.allotment - place.allotment }),
    logged(ctx, list, 'place.update', [{ field: 'place', before: place.name, after: input.name }, ...changes]),
  ]);
  return admitLine(ctx, list, place.id);
}

const figuresOf = ({ used, arrived, waiting, requested, guests }: Figures): Figures => ({
  used,
  arrived,
  waiting,
  requested,
  guests,
});

function expressionFor(deletedAt: string | undefined, next: Partial<DueKeys>): string {
  if (deletedAt) return 'SET deletedAt = :at REMOVE gsi3pk, gsi3sk';
  return next.gsi3pk ? 'SET gsi3pk = :duePk, gsi3sk = :dueSk REMOVE deletedAt' : 'REMOVE deletedAt';
}

/** Marks a place as deleted or restores it. Its figures must still be those that the totals lose or win. */
function markWrite(ctx: UserContext, list: List, place: StoredPlace, deletedAt: string | undefined): Write {
  const next: Partial<DueKeys> = deletedAt ? {} : cutoffDue(ctx, list, place);
  const figures = Object.entries({ ...figuresOf(place), rev: place.rev });
  const isThere = place.deletedAt ? 'attribute_exists(deletedAt)' : 'attribute_not_exists(deletedAt)';
  return {
    item: {
      Update: {
        TableName: tableName(),
        Key: placeKey(ctx, list, place.id),
        UpdateExpression: `${expressionFor(deletedAt, next)} ADD #rev :one`,
        ConditionExpression: [isThere, ...figures.map(([name]) => `#${name} = :${name}`)].join(' AND '),
        ExpressionAttributeNames: Object.fromEntries(figures.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(figures.map(([name, value]) => [`:${name}`, value])),
          ':one': 1,
          ...(deletedAt ? { ':at': deletedAt } : {}),
          ...(next.gsi3pk ? { ':duePk': next.gsi3pk, ':dueSk': next.gsi3sk } : {}),
        },
      },
    },
    refused: () => new AppError('stale'),
  };
}

async function mark(ctx: UserContext, list: List, place: StoredPlace, deletedAt: string | undefined): Promise<void> {
  const all = { ...figuresOf(place), places: 1, allotment: place.allotment };
  const by = deletedAt ? { ...minus(NO_FIGURES, figuresOf(place)), places: -1, allotment: -place.allotment } : all;
  await commit([
    markWrite(ctx, list, place, deletedAt),
    ...totalsWrite(ctx, list, by),
    logged(ctx, list, deletedAt ? 'place.remove' : 'place.restore', [
      { field: 'place', before: place.name, after: place.name },
    ]),
  ]);
}

/** Removes a place with its guests. Both stay stored, for Undo. */
export const removePlace = (ctx: UserContext, of: InPlace): Promise<Changed> =>
  retryStale(async () => {
    const { list, place } = await openPlace(ctx, of);
    await mark(ctx, list, place, ctx.now.toISOString());
    return { place, guests: [] };
  });

export const restorePlace = (ctx: UserContext, { id, placeId }: InPlace): Promise<Changed> =>
  retryStale(async () => {
    const list = await internalList(ctx, id);
    const place = await placeOf(ctx, { no: noOf(id) }, placeId);
    if (!place.deletedAt) throw new AppError('notFound');
    await mark(ctx, list, place, undefined);
    return admitLine(ctx, list, place.id);
  });
