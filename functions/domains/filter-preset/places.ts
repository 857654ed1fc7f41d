import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { newId } from '#functions/platform/id.ts';
import { type FilterPreset, PRESET_AREAS, type PresetArea } from '#shared/domains/filter-preset/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import { type Place, type Preset, type PresetList, SHARED } from './store.ts';

export const placeOf = (ctx: UserContext, area: PresetArea, isShared: boolean): Place => ({
  tenantId: ctx.tenantId,
  area,
  owner: isShared ? SHARED : ctx.actor.userId,
});

/** A list that the caller may change: shared ones belong to the agency's settings. */
export function ownPlace(ctx: UserContext, area: PresetArea, isShared: boolean): Place {
  if (isShared && !ctx.actor.permissions.has('settings.update')) throw new AppError('denied');
  return placeOf(ctx, area, isShared);
}

/** Shared presets speak of the agency's work: they are for its own people, in areas that are open to them. */
export const seesShared = ({ actor }: UserContext, area: PresetArea): boolean =>
  actor.environment === 'internal' && actor.permissions.has(`${area}.read`);

/** An id carries area and ownership, so that it leads to its list without a look-up. */
export const presetId = (now: Date, { area, owner }: Place): Id =>
  newId(now, PRESET_AREAS.indexOf(area) * 2 + (owner === SHARED ? 1 : 0));

/** The list a preset is in, for who wants to change it; one that the caller cannot see is not there. */
export function placeToChange(ctx: UserContext, id: Id): Place {
  const no = noOf(id);
  const area = PRESET_AREAS[Math.floor(no / 2)];
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
