import { useLingui } from '@lingui/react/macro';
import { Clock, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useHeldStill } from '../use-held-still.ts';
import { marked } from './marked.ts';
import { Option } from './option.tsx';
import type { PickerEntry } from './picker-model.ts';
import { useSays } from './says.ts';

const Marked = ({ text, keyword }: { readonly text: string; readonly keyword: string }) =>
  marked(text, keyword).map(({ at, text: part, hit }) => (hit ? <mark key={at}>{part}</mark> : part));

function EntryText({ entry, keyword, newLabel }: Pick<ListProps, 'keyword' | 'newLabel'> & { entry: PickerEntry }) {
  const { t } = useLingui();
  if (entry.kind === 'new')
    return (
      <>
        <Plus size={14} aria-hidden="true" />
        <span className="cut">{keyword.trim() ? `${newLabel} "${keyword.trim()}"` : newLabel}</span>
      </>
    );
  return (
    <>
      <span className="cut">
        <Marked text={entry.item.value} keyword={keyword} />
      </span>
      <span className="dim cut">
        <Marked text={entry.item.sublabel} keyword={keyword} />
      </span>
      {entry.recent && (
        <span className="push dim">
          <Clock size={12} aria-label={t`Recent`} />
        </span>
      )}
    </>
  );
}

interface ListProps {
  readonly id: string;
  readonly entries: readonly PickerEntry[];
  readonly active: number;
  readonly keyword: string;
  readonly newLabel: string;
  readonly state: 'waiting' | 'ready' | 'failed' | 'short';
  readonly reason?: string | undefined;
  readonly emptyText?: string | undefined;
  readonly onPick: (entry: PickerEntry) => void;
}

/** The options of a picker; the keys belong to the combobox that owns it. */
export function PickerList({ id, entries, active, keyword, newLabel, state, onPick, ...said }: ListProps) {
  const { t } = useLingui();
  const says = useSays();
  const list = useRef<HTMLDivElement>(null);
  const { shown, onPointerDown } = useHeldStill(entries);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const empty = !entries.some((entry) => entry.kind === 'item');
  const notes = {
    waiting: t`Searching`,
    ready: said.emptyText ?? says('noResults'),
    failed: said.reason ?? says('unexpected'),
    short: t`Type to search`,
  };
  return (
    <>
      {empty && (
        <p className="ctl-note sentence" role="status">
          {notes[state]}
        </p>
      )}
      <div
        className="ctl-list"
        role="listbox"
        id={id}
        ref={list}
        tabIndex={-1}
        aria-busy={state === 'waiting'}
        onPointerDownCapture={onPointerDown}
      >
        {shown.map((entry, i) => (
          <Option key={entry.id} id={`${id}-${i}`} active={i === active} onPick={() => onPick(entry)}>
            <EntryText entry={entry} keyword={keyword} newLabel={newLabel} />
          </Option>
        ))}
      </div>
    </>
  );
}
