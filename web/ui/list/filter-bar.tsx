import { Trans, useLingui } from '@lingui/react/macro';
import { ListFilter as FilterIcon, X } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useShortcut } from '#web/platform/keys.ts';
import { Button, IconButton } from '../button.tsx';
import { FIRST_FIELD } from '../first-field.ts';
import { Menu } from '../menu.tsx';
import { Popover } from '../popover.tsx';
import { ControlSkeleton } from '../skeleton.tsx';
import type { ListFilter } from './filters.tsx';
import { changed, filtersOf, type ListState } from './search.ts';
import { SearchField } from './search-field.tsx';
import { endWithoutChoice, typeAhead } from './typed-ahead.ts';

/** A menu takes two frames to close and to give the focus back. */
const MENU_GONE_MS = 50;

interface ChipProps {
  readonly filter: ListFilter;
  readonly value: unknown;
  readonly startOpen: boolean;
  readonly onChange: (value: unknown) => void;
  readonly onClosed: () => void;
}
/** Opens once the menu it was chosen from has given the focus back: before, that would close it again. */
function useOpen(startOpen: boolean) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!startOpen) return;
    const timer = setTimeout(() => setOpen(true), MENU_GONE_MS);
    return () => clearTimeout(timer);
  }, [startOpen]);
  return [open, setOpen] as const;
}

const CONTROLS = 'input, select, button';
/** An editor may be fetched after its popover opened: then its first field gets the focus, else its first control. */
function Focused({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const popover = ref.current?.closest('.popover');
    const first =
      ref.current?.querySelector<HTMLElement>(FIRST_FIELD) ?? ref.current?.querySelector<HTMLElement>(CONTROLS);
    if (popover === document.activeElement) first?.focus();
  }, []);
  return <div ref={ref}>{children}</div>;
}
const Editor = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<ControlSkeleton />}>
    <Focused>{children}</Focused>
  </Suspense>
);

function Chip({ filter, value, startOpen, onChange, onClosed }: ChipProps) {
  const { t } = useLingui();
  const [open, setOpen] = useOpen(startOpen);
  const words = value === undefined ? undefined : filter.words(value);
  const setOpenAndTell = (next: boolean) => {
    setOpen(next);
    if (!next) onClosed();
  };
  return (
    <span className="fchip">
      <span>{filter.label}</span>
      {words && <span>{words.relation}</span>}
      <Popover
        label={filter.label}
        open={open}
        onOpenChange={setOpenAndTell}
        trigger={
          <button type="button" aria-label={words ? `${filter.label} ${words.relation} ${words.value}` : filter.label}>
            <b className="cut">{words?.value ?? '…'}</b>
          </button>
        }
      >
        <Editor>{filter.editor(value, onChange, () => setOpenAndTell(false))}</Editor>
      </Popover>
      <button
        type="button"
        className="x"
        aria-label={t`Remove filter ${filter.label}`}
        onClick={() => {
          onChange(undefined);
          onClosed();
        }}
      >
        <X size={13} />
      </button>
    </span>
  );
}

/** The menu that adds a filter, and the filter it just added. */
function useFilterMenu<S extends ListState>(filters: FilterBarProps<S>['filters']) {
  const [added, setAdded] = useState<string>();
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = (open: boolean) => {
    setMenuOpen(open);
    typeAhead(open ? 'menu' : 'choice');
  };
  const add = (id: string) => {
    setAdded(id);
    typeAhead('field');
  };
  useShortcut(filters.length > 0 ? 'f' : undefined, () => openMenu(true));
  return { added, setAdded, menuOpen, openMenu, add };
}

interface AddFilterProps {
  readonly menuOpen: boolean;
  readonly openMenu: (open: boolean) => void;
  readonly add: (id: string) => void;
  readonly rest: ListFilter[];
}
function AddFilter({ menuOpen, openMenu, add, rest }: AddFilterProps) {
  return (
    <Menu
      open={menuOpen}
      onOpenChange={openMenu}
      onClosed={endWithoutChoice}
      trigger={
        <Button kind="ghost" size="sm" icon={<FilterIcon size={13} />} keys="f">
          <Trans>Filter</Trans>
        </Button>
      }
      groups={[
        {
          id: 'filters',
          items: rest.map(({ id, label }) => ({ id, label, onSelect: () => add(id) })),
        },
      ]}
    />
  );
}

export interface FilterBarProps<S extends ListState> {
  readonly search: S;
  readonly onSearch: (next: S, options?: { readonly replace?: boolean }) => void;
  readonly filters: readonly ListFilter[];
  readonly searchLabel: string;
  /** Right: total, sum, columns. */
  readonly children?: ReactNode;
}
export function FilterBar<S extends ListState>({
  search,
  onSearch,
  filters,
  searchLabel,
  children,
}: FilterBarProps<S>) {
  const { t } = useLingui();
  const { added, setAdded, menuOpen, openMenu, add } = useFilterMenu(filters);
  const values = filtersOf(search);
  const shown = filters.filter(({ id }) => values[id] !== undefined || id === added);
  const rest = filters.filter((filter) => !shown.includes(filter));
  const put = (change: Record<string, unknown>) => onSearch(changed(search, change as Partial<S>), { replace: true });
  return (
    <div className="fbar">
      <SearchField label={searchLabel} value={search.q ?? ''} onChange={(q) => put({ q: q || undefined })} />
      {shown.map((filter) => (
        <Chip
          key={filter.id}
          filter={filter}
          value={values[filter.id]}
          startOpen={filter.id === added}
          onChange={(value) => put({ [filter.id]: value })}
          onClosed={() => setAdded(undefined)}
        />
      ))}
      {rest.length > 0 && <AddFilter menuOpen={menuOpen} openMenu={openMenu} add={add} rest={rest} />}
      {Object.keys(values).length > 0 && (
        <IconButton label={t`Clear filters`} onClick={() => onSearch(changed(search, clearedOf(values) as Partial<S>))}>
          <X size={14} />
        </IconButton>
      )}
      {children}
    </div>
  );
}

/** A change that takes every filter away. */
export const clearedOf = (values: Readonly<Record<string, unknown>>): Record<string, undefined> =>
  Object.fromEntries(Object.keys(values).map((id) => [id, undefined]));
