import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, Minus, Trash2 } from 'lucide-react';
import {
  CHECKLIST_STATES,
  type ChecklistItem,
  type ChecklistState,
} from '#shared/domains/attached/checklist/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Menu } from '#web/ui/menu.tsx';

const useStateNames = wordsHook<ChecklistState>({
  open: msg({ context: 'checklist', message: 'Open' }),
  done: msg`Done`,
  notNeeded: msg`Not needed`,
});
const Mark = ({ state }: { readonly state: ChecklistState }) =>
  state === 'done' ? <Check size={12} strokeWidth={3} /> : state === 'notNeeded' ? <Minus size={12} /> : null;

interface LineProps {
  readonly item: ChecklistItem;
  readonly may: boolean;
  readonly onSet: (state: ChecklistState) => void;
  readonly onDrop: () => void;
}
/** One item: its state is a button with a menu of three; who settled it stands beside it. */
export function ChecklistLine({ item, may, onSet, onDrop }: LineProps) {
  const { t } = useLingui();
  const { near } = useFormat();
  const names = useStateNames();
  const { name, help, state, setBy, setAt, isOwn } = item;
  const choices = CHECKLIST_STATES.map((value) => ({
    id: value,
    label: names[value],
    chosen: value === state,
    onSelect: () => onSet(value),
  }));
  const box = (
    <button type="button" className="ckl-box" disabled={!may} aria-label={t`${name}: ${names[state]}. Change`}>
      <Mark state={state} />
    </button>
  );
  return (
    <li className={cx('ckl', state)}>
      {may ? <Menu trigger={box} groups={[{ id: 'state', items: choices }]} /> : box}
      <span className="col grow">
        <span className="ckl-name">{name}</span>
        {help && <span className="meta">{help}</span>}
      </span>
      {setBy && setAt && state !== 'open' && (
        <span className="meta ckl-who">
          {names[state]} · {setBy} · {near(setAt)}
        </span>
      )}
      {may && isOwn && (
        <IconButton label={t`Delete ${name}`} onClick={onDrop}>
          <Trash2 size={15} />
        </IconButton>
      )}
    </li>
  );
}
