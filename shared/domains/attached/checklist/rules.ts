import type { ChecklistFields, ChecklistItem } from './schemas.ts';

type Touched = Pick<ChecklistFields, 'name' | 'presetId' | 'state' | 'setBy' | 'setAt'> & { readonly id: string };
interface Preset {
  readonly id: string;
  readonly name: string;
  readonly help: string;
  readonly isActive: boolean;
}

export const shownItem = ({ id, name, presetId, state, setBy, setAt }: Touched, help = ''): ChecklistItem => ({
  itemId: presetId ?? id,
  name,
  help,
  state,
  isOwn: presetId === undefined,
  ...(setBy === undefined ? {} : { setBy }),
  ...(setAt === undefined ? {} : { setAt }),
});

/**
 * Lists the presets in their order, with their newest names and their state on this record. The record's own items
 * follow. A preset that is no longer in use stays if a user has already dealt with it here.
 */
export function checklistOf(presets: readonly Preset[], touched: readonly Touched[]): ChecklistItem[] {
  const byPreset = new Map(touched.map((item) => [item.presetId, item]));
  const known = new Set(presets.map(({ id }) => id));
  const asked = presets.flatMap(({ id, name, help, isActive }) => {
    const item = byPreset.get(id);
    if (item) return isActive || item.state !== 'open' ? [shownItem({ ...item, name }, help)] : [];
    return isActive ? [shownItem({ id, presetId: id, name, state: 'open' }, help)] : [];
  });
  const past = touched.filter(({ presetId, state }) => presetId && !known.has(presetId) && state !== 'open');
  const own = touched.filter(({ presetId }) => presetId === undefined);
  return [...asked, ...[...past, ...own].map((item) => shownItem(item))];
}
