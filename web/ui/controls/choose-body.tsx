import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { Button } from '../button.tsx';
import { Checkbox } from '../choice.tsx';
import { Input } from '../input.tsx';
import type { ChooseDialogProps } from './choose-dialog.tsx';
import { useSays } from './says.ts';
import { usePickerSearch } from './use-picker-search.ts';
import './controls.css';
import './picker.css';

const NO_KEYS: readonly string[] = [];
const NONE: readonly PickerItem[] = [];

type RowProps = Readonly<{ item: PickerItem; multiple: boolean; chosen: boolean; onToggle: () => void }>;
const Row = ({ item, multiple, chosen, onToggle }: RowProps) => (
  <li>
    {multiple ? (
      <Checkbox className="menu-i" checked={chosen} onChange={onToggle}>
        {item.value} <span className="dim">{item.sublabel}</span>
      </Checkbox>
    ) : (
      <button type="button" className="menu-i ctl-wide" onClick={onToggle}>
        {item.value} <span className="dim">{item.sublabel}</span>
      </button>
    )}
  </li>
);

/** The records found and chosen. */
function useChoice(props: ChooseDialogProps) {
  const { onClose, search, excludeKeys = NO_KEYS, multiple = false, chosen: before = NONE, onChoose } = props;
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState(before);
  const { items, state } = usePickerSearch(search, { keyword, excludeKeys, open: true, minChars: 0 });
  const take = (picked: readonly PickerItem[]) => {
    onChoose(picked);
    onClose();
  };
  const isChosen = (item: PickerItem) => chosen.some(({ key }) => key === item.key);
  const toggle = (item: PickerItem) => {
    if (!multiple) return take([item]);
    setChosen(isChosen(item) ? chosen.filter(({ key }) => key !== item.key) : [...chosen, item]);
  };
  const kept = chosen.filter((item) => !items.some(({ key }) => key === item.key));
  const rows = [...kept, ...items.filter((item) => !excludeKeys.includes(item.key))];
  return { keyword, setKeyword, chosen, state, take, isChosen, toggle, rows };
}

export function ChooseBody(props: ChooseDialogProps) {
  const { title, multiple = false } = props;
  const { t } = useLingui();
  const says = useSays();
  const { keyword, setKeyword, chosen, state, take, isChosen, toggle, rows } = useChoice(props);
  const note = state === 'failed' ? says('unexpected') : says('noResults');
  const count = chosen.length;
  return (
    <div className="ctl-choose">
      <Input
        icon={<Search size={14} aria-hidden="true" />}
        aria-label={t`Search ${title}`}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <ul className="ctl-rows" aria-busy={state === 'waiting'}>
        {rows.map((item) => (
          <Row key={item.key} item={item} multiple={multiple} chosen={isChosen(item)} onToggle={() => toggle(item)} />
        ))}
      </ul>
      {rows.length === 0 && state !== 'waiting' && (
        <p className="ctl-note sentence" role="status">
          {note}
        </p>
      )}
      {multiple && (
        <Button kind="primary" disabled={count === 0} onClick={() => take(chosen)}>
          {t`Choose ${count}`}
        </Button>
      )}
    </div>
  );
}
