import { newId } from '#functions/platform/data/id.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { FilterPreset, PresetKind } from '#shared/domains/identity/filter-preset/schemas.ts';
import { LISTS, listOfNo } from '#shared/kernel/access/list-names.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { type Place, type Preset, type PresetList, presetsIn, SHARED } from './store.ts';

export const placeOf = (ctx: UserContext, area: PresetKind, isShared: boolean): Place => ({
  tenantId: ctx.tenantId,
  area,
  owner: isShared ? SHARED : ctx.actor.userId,
});

/** Returns a list that the caller may change. Shared lists belong to the agency's settings. */
export function ownPlace(ctx: UserContext, area: PresetKind, isShared: boolean): Place {
  if (isShared && !ctx.actor.permissions.has('settings.update')) throw new AppError('denied');
  return placeOf(ctx, area, isShared);
}

/** Shared presets speak of the agency's work: they are for its own people, in areas that are open to them. */
export const seesShared = ({ actor }: UserContext, area: PresetKind): boolean =>
  actor.environment === 'internal' && actor.permissions.has(LISTS[area].right);

/** An id carries area and ownership, so that it leads to its list without a look-up. */
export const presetId = (now: Date, { area, owner }: Place): Id =>
  newId(now, LISTS[area].no * 2 + (owner === SHARED ? 1 : 0));

/** Returns the list of a preset for a change. A preset that the caller cannot see is not found. */
export function placeToChange(ctx: UserContext, id: Id): Place {
  const no = noOf(id);
  const area = listOfNo(Math.floor(no / 2));
  const isShared = no % 2 === 1;
  if (!area || (isShared && !seesShared(ctx, area))) throw new AppError('notFound');
  return ownPlace(ctx, area, isShared);
}

export const rowsOf = ({ area, owner }: Place, { presets, defaultId }: PresetList): FilterPreset[] =>
  presets.map((preset) => ({
    ...preset,
    mainArea: area,
    isShared: owner === SHARED,
    isDefault: preset.id === defaultId,
  }));

export function rowOf(place: Place, list: PresetList, { id }: Pick<Preset, 'id'>): FilterPreset {
  const row = rowsOf(place, list).find((candidate) => candidate.id === id);
  if (!row) throw new AppError('notFound');
  return row;
}

/**
 * Returns the views of a list that the caller sees: their own, then the shared ones. Their own default may be a shared
 * view. A caller without a default has the agency's.
 */
export async function visibleRows(ctx: UserContext, area: PresetKind): Promise<FilterPreset[]> {
  const scopes = seesShared(ctx, area) ? [false, true] : [false];
  const places = scopes.map((isShared) => placeOf(ctx, area, isShared));
  const lists = await Promise.all(places.map(async (place) => ({ place, list: await presetsIn(place) })));
  const rows = lists.flatMap(({ place, list }) => rowsOf(place, list));
  const defaults = lists.map(({ list }) => list.defaultId);
  const chosen = defaults.find((id) => rows.some((row) => row.id === id));
  return rows.map((row) => ({ ...row, isDefault: row.id === chosen }));
}
