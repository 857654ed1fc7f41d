import { MAX_PRESETS } from '#shared/domains/identity/filter-preset/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { fold } from '#shared/kernel/text/text.ts';
import type { Preset, PresetList } from './store.ts';

/** Names that fold alike are one name. */
function checkName({ presets }: PresetList, { id, name }: Preset): void {
  if (presets.some((other) => other.id !== id && fold(other.name) === fold(name)))
    throw new AppError('exists', { field: 'name' });
}

function defaultAfter({ defaultId }: PresetList, id: Id, isDefault: boolean | undefined): string | undefined {
  if (isDefault) return id;
  return isDefault === false && defaultId === id ? undefined : defaultId;
}

/** A new one stands last. */
export const added =
  (preset: Preset, isDefault: boolean) =>
  (list: PresetList): PresetList => {
    checkName(list, preset);
    if (list.presets.length >= MAX_PRESETS) throw new AppError('preset.tooMany', { params: { max: MAX_PRESETS } });
    return { presets: [...list.presets, preset], defaultId: defaultAfter(list, preset.id, isDefault) };
  };

export const presetIn = ({ presets }: PresetList, id: Id): Preset => {
  const found = presets.find((preset) => preset.id === id);
  if (!found) throw new AppError('notFound');
  return found;
};

export const replaced =
  (preset: Preset, isDefault: boolean | undefined) =>
  (list: PresetList): PresetList => {
    const now = presetIn(list, preset.id);
    if (now.rev !== preset.rev - 1) throw new AppError('stale', {}, { current: now, isAsShown: true });
    checkName(list, preset);
    return {
      presets: list.presets.map((other) => (other.id === preset.id ? { ...preset, createdAt: now.createdAt } : other)),
      defaultId: defaultAfter(list, preset.id, isDefault),
    };
  };

export const removed =
  (id: Id) =>
  (list: PresetList): PresetList => {
    presetIn(list, id);
    return { presets: list.presets.filter((preset) => preset.id !== id), defaultId: defaultAfter(list, id, false) };
  };

/** The order as given; one that was not named keeps its place behind them. */
export const sorted =
  (ids: readonly Id[]) =>
  ({ presets, defaultId }: PresetList): PresetList => {
    const known = new Set(presets.map(({ id }) => id));
    if (!ids.every((id) => known.has(id))) throw new AppError('choice', { field: 'ids' });
    const place = ({ id }: Preset) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    return { presets: presets.toSorted((a, b) => place(a) - place(b)), defaultId };
  };

export const withDefault =
  (id: Id | undefined) =>
  ({ presets }: PresetList): PresetList => ({ presets, defaultId: id });
