import { useLingui } from '@lingui/react/macro';
import { FileSpreadsheet, MoreHorizontal, Palette, Printer } from 'lucide-react';
import { Suspense } from 'react';
import { ArtistScope } from '#web/domains/identity/roster/widgets/artist-scope.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useListKit } from '#web/ui/list/use-list-kit.ts';
import { Views } from '#web/ui/list/views.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { part } from '#web/ui/part.tsx';
import { Popover } from '#web/ui/popover.tsx';
import type { Planning } from '../pages/use-planning.ts';
import type { PlanningSearch } from '../search.ts';
import { usePlanningExport } from './use-planning-export.ts';
import '#web/ui/list/list.css';

const PhaseFilter = part(async () => (await import('#web/ui/controls/choice-filter.tsx')).PhaseFilter);
const KindFilter = part(async () => (await import('./kind-filter.tsx')).KindFilter);

interface Props {
  readonly search: PlanningSearch;
  readonly planning: Planning;
  readonly onSearch: (next: PlanningSearch, replace?: boolean) => void;
}
/** The reset of all filters. A saved view sets some of them again. */
const USUAL: PlanningSearch = {
  phases: undefined,
  kinds: undefined,
  artists: undefined,
  color: undefined,
  q: undefined,
  view: undefined,
};

/** Saved views, which keep everything but the date, and the filters. */
export function PlanningFilters({ search, planning, onSearch }: Props) {
  const { t } = useLingui();
  const { date: _date, ...kept } = search;
  const { views } = useListKit<Omit<PlanningSearch, 'date'>>('planning', {
    search: kept,
    onSearch: (next, options) => onSearch({ ...USUAL, ...next }, options?.replace),
  });
  const { phases } = planning.shown;
  const count = (label: string, chosen: readonly unknown[] | undefined) =>
    chosen ? `${label} · ${chosen.length}` : label;
  return (
    <div className="plan-filters">
      {views && <Views {...views} />}
      <span className="push" />
      <Popover trigger={<Button size="sm">{count(t`Phase`, search.phases)}</Button>} label={t`Phase`}>
        <Suspense>
          <PhaseFilter value={phases} onChange={(next) => onSearch({ phases: next })} />
        </Suspense>
      </Popover>
      <Popover trigger={<Button size="sm">{count(t`Type`, search.kinds)}</Button>} label={t`Type`}>
        <Suspense>
          <KindFilter value={search.kinds} onChange={(next) => onSearch({ kinds: next })} />
        </Suspense>
      </Popover>
      <ArtistScope size="sm" chosen={search.artists} onChange={(artists) => onSearch({ artists })} />
      <MoreMenu search={search} planning={planning} onSearch={onSearch} />
    </div>
  );
}

function useMenuItems(search: Props['search'], planning: Props['planning'], onSearch: Props['onSearch']) {
  const writing = usePlanningExport(planning);
  const color = (value: PlanningSearch['color'], label: string) => ({
    id: `color-${value ?? 'status'}`,
    label,
    chosen: search.color === value,
    icon: <Palette size={15} />,
    onSelect: () => onSearch({ color: value }),
  });
  const excel = (layout: 'list' | 'grid', label: string) => ({
    id: `excel-${layout}`,
    label,
    icon: <FileSpreadsheet size={15} />,
    disabled: writing.isPending,
    onSelect: () => writing.mutate(layout),
  });
  return { color, excel };
}

function MoreMenu({ search, planning, onSearch }: Props) {
  const { t } = useLingui();
  const { color, excel } = useMenuItems(search, planning, onSearch);
  return (
    <Menu
      trigger={
        <IconButton label={t`More`} look="box">
          <MoreHorizontal size={15} />
        </IconButton>
      }
      groups={[
        {
          id: 'color',
          label: t`Colour`,
          items: [color(undefined, t`By status`), color('artist', t`By artist`)],
        },
        {
          id: 'excel',
          items: [excel('list', t`Excel, list of appointments`), excel('grid', t`Excel, grid of artists and days`)],
        },
        {
          id: 'print',
          items: [{ id: 'print', label: t`Print`, icon: <Printer size={15} />, onSelect: () => window.print() }],
        },
      ]}
    />
  );
}
