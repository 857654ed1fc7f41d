import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, Suspense, useId, useState } from 'react';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { ahead } from '#web/ui/prefetch.ts';
import { Input } from '../input.tsx';
import { part } from '../part.tsx';
import { moveIndex } from './list-keys.ts';
import { entriesOf, type PickerEntry } from './picker-model.ts';
import { Popup } from './popup.tsx';
import { type PickerSearch, usePickerSearch } from './use-picker-search.ts';
import './controls.css';
import './picker.css';

const fetchList = () => import('./picker-list.tsx');
const prefetch = ahead(fetchList);
const PickerList = part(async () => (await fetchList()).PickerList);

export interface PickerSource {
  readonly search: PickerSearch;
  readonly recents?: readonly PickerItem[] | undefined;
  readonly excludeKeys?: readonly string[] | undefined;
  readonly minChars?: number | undefined;
  readonly pauseMs?: number | undefined;
  /** Said when nothing is found. */
  readonly emptyText?: string | undefined;
  /** The last entry, such as "New venue"; gets what is typed. */
  readonly newLabel?: string | undefined;
  readonly onNew?: ((keyword: string) => void) | undefined;
}

interface PickerBoxProps extends PickerSource {
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Stands in the box while nothing is typed: the chosen name. */
  readonly chosen?: string | undefined;
  readonly icon?: ReactNode;
  readonly suffix?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly onPick: (item: PickerItem) => void;
  /** Backspace in an empty box. */
  readonly onBack?: (() => void) | undefined;
}

const NO_ITEMS: readonly PickerItem[] = [];
const NO_KEYS: readonly string[] = [];

function usePicker(props: PickerBoxProps) {
  const { search, recents = NO_ITEMS, excludeKeys = NO_KEYS, minChars = 0, pauseMs, onNew, onPick, onBack } = props;
  const [open, setOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const [place, setPlace] = useState(0);
  const { items, state, reason } = usePickerSearch(search, { keyword, excludeKeys, open, minChars, pauseMs });
  const entries = entriesOf({ keyword, items, recents, excludeKeys, canCreate: onNew !== undefined });
  const active = Math.min(place, entries.length - 1);
  const close = () => {
    setOpen(false);
    setKeyword('');
    setPlace(0);
  };
  const type = (text: string) => {
    setKeyword(text);
    setPlace(0);
    setOpen(true);
  };
  const pick = (entry: PickerEntry) => {
    close();
    if (entry.kind === 'item') onPick(entry.item);
    else onNew?.(keyword.trim());
  };
  /** Ctrl Enter takes the match of what was typed along; without a match the form stays, or it would go without it. */
  const sendTyped = (event: KeyboardEvent, entry: PickerEntry | undefined) => {
    if (!keyword.trim()) return;
    if (entry?.kind === 'item') return pick(entry);
    event.preventDefault();
    event.stopPropagation();
  };
  const take = (event: KeyboardEvent, entry: PickerEntry | undefined) => {
    if (event.ctrlKey || event.metaKey) return sendTyped(event, entry);
    if (!entry) return;
    event.preventDefault();
    pick(entry);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const entry = entries[active];
    if (event.key === 'Backspace' && !keyword) onBack?.();
    if (event.key === 'Enter' && open) take(event, entry);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (open) setPlace(moveIndex(event.key, active, entries.length));
    else setOpen(true);
  };
  return { open, setOpen, keyword, entries, active, state, reason, close, type, pick, onKeyDown };
}

/** The list as it is before there is an answer. */
const Waiting = ({ id }: { readonly id: string }) => (
  <>
    <p className="ctl-note sentence" role="status">
      <Trans>Searching</Trans>
    </p>
    <div className="ctl-list" role="listbox" id={id} tabIndex={-1} aria-busy="true" />
  </>
);

interface PickerChoicesProps extends Pick<PickerBoxProps, 'newLabel' | 'emptyText'> {
  readonly id: string;
  readonly picker: ReturnType<typeof usePicker>;
}
function PickerChoices({ newLabel, emptyText, id, picker }: PickerChoicesProps) {
  const { keyword, entries, active, state, reason, pick } = picker;
  const { t } = useLingui();
  return (
    <PickerList
      id={id}
      entries={entries}
      active={active}
      keyword={keyword}
      newLabel={newLabel ?? t`New`}
      state={state}
      reason={reason}
      emptyText={emptyText}
      onPick={pick}
    />
  );
}

/** Box and list of every search picker (WAI-ARIA combobox): focus stays in the box, arrows move in the list. */
export function PickerBox(props: PickerBoxProps) {
  const { label, placeholder, chosen = '', icon, suffix, disabled, inputRef, newLabel, emptyText } = props;
  const picker = usePicker(props);
  const { open, setOpen, keyword, active, close, type, onKeyDown } = picker;
  const id = useId();
  const control = (
    <Input
      role="combobox"
      {...(inputRef ? { ref: inputRef } : {})}
      icon={icon ?? <Search size={14} aria-hidden="true" />}
      suffix={suffix}
      {...(label ? { 'aria-label': label } : {})}
      aria-autocomplete="list"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
      autoComplete="off"
      placeholder={placeholder}
      disabled={disabled}
      value={open ? keyword : chosen}
      onChange={(event) => type(event.target.value)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setOpen(true)}
      onBlur={close}
      onKeyDown={onKeyDown}
    />
  );
  return (
    <Popup open={open} onClose={close} control={control} wide>
      <Suspense fallback={<Waiting id={id} />}>
        <PickerChoices newLabel={newLabel} emptyText={emptyText} id={id} picker={picker} />
      </Suspense>
    </Popup>
  );
}
