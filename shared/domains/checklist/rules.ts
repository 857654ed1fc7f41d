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
 * The presets in their order, by their newest name, with the state they have here; those that are no longer asked for
 * stay where somebody dealt with them. Then the record's own items.
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
