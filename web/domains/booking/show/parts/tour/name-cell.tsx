import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { moveIndex } from '#web/ui/controls/list-keys.ts';
import { PickerList } from '#web/ui/controls/picker-list.tsx';
import { entriesOf, type PickerEntry } from '#web/ui/controls/picker-model.ts';
import { Popup } from '#web/ui/controls/popup.tsx';
import { usePickerSearch } from '#web/ui/controls/use-picker-search.ts';
import type { Cell, NameColumn } from '../../model/tour/rows.ts';
import { searchOf } from './name-search.ts';

const NONE: readonly string[] = [];

function useNameList(
  column: NameCellProps['column'],
  cell: NameCellProps['cell'],
  onType: NameCellProps['onType'],
  onNew: NameCellProps['onNew'],
) {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const keyword = cell.id ? '' : cell.text;
  const { items, state, reason } = usePickerSearch(searchOf[column], { keyword, excludeKeys: NONE, open, minChars: 0 });
  const entries = entriesOf({ keyword, items, recents: [], excludeKeys: NONE, canCreate: onNew !== undefined });
  const active = Math.min(place, entries.length - 1);
  const close = () => {
    setOpen(false);
    setPlace(0);
  };
  const pick = (entry: PickerEntry) => {
    close();
    if (entry.kind === 'item') onType({ text: entry.item.value, id: entry.item.key });
    else onNew?.(cell.text.trim());
  };
  /** The table takes the key while the list offers nothing. Leaving the cell looks the name up. */
  const onEnter = (event: KeyboardEvent) => {
    const entry = entries[active];
    if (state !== 'ready' || entry?.kind !== 'item' || event.ctrlKey || event.metaKey) return close();
    event.preventDefault();
    pick(entry);
  };
  const onArrow = (event: KeyboardEvent) => {
    if (!open && !event.altKey) return;
    event.preventDefault();
    if (open) setPlace(moveIndex(event.key, active, entries.length));
    else setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && open) onEnter(event);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onArrow(event);
  };
  return { open, setOpen, setPlace, keyword, state, reason, entries, active, close, pick, onKeyDown };
}

interface NameCellProps extends Pick<ComponentProps<'input'>, 'aria-label' | 'aria-invalid' | 'aria-describedby'> {
  readonly column: NameColumn;
  readonly cell: Cell;
  readonly newLabel: string;
  readonly onType: (cell: Cell) => void;
  readonly onLeave: () => void;
  /** Left out for those who may not create one. */
  readonly onNew: ((keyword: string) => void) | undefined;
}
/** A venue or promoter: typing offers known ones, and what is typed stays in the cell. Alt and the down arrow open the list. */
export function NameCell({ column, cell, newLabel, onType, onLeave, onNew, ...input }: NameCellProps) {
  const id = useId();
  const { open, setOpen, setPlace, keyword, state, reason, entries, active, close, pick, onKeyDown } = useNameList(
    column,
    cell,
    onType,
    onNew,
  );
  return (
    <Popup
      open={open}
      onClose={close}
      wide
      control={
        <input
          {...input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          value={cell.text}
          onChange={({ target }) => {
            onType({ text: target.value });
            setPlace(0);
            setOpen(target.value.trim() !== '');
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            onLeave();
          }}
        />
      }
    >
      <PickerList
        id={id}
        entries={entries}
        active={active}
        keyword={keyword}
        newLabel={newLabel}
        state={state}
        reason={reason}
        onPick={pick}
      />
    </Popup>
  );
}
