import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../button.tsx';
import { Checkbox } from '../choice.tsx';
import { Popover } from '../popover.tsx';
import { chosenColumns, moved } from './columns.ts';

export interface ColumnPrefs {
  readonly value: readonly string[] | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}
interface ColumnMenuProps extends ColumnPrefs {
  readonly columns: readonly { readonly id: string; readonly header: string; readonly optional?: boolean }[];
}
/** Which columns, in which order; Alt and the arrows move one too. */
export function ColumnMenu({ columns, value, onChange }: ColumnMenuProps) {
  const { t } = useLingui();
  const shown = chosenColumns(columns, value);
  const ids = shown.map(({ id }) => id);
  const hidden = columns.filter(({ id }) => !ids.includes(id));
  const toggle = (id: string) => onChange(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onChange(moved(ids, id, event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <Popover
      label={t`Columns`}
      placement="bottom-end"
      width={250}
      trigger={
        <IconButton label={t`Columns`}>
          <Columns3 size={15} />
        </IconButton>
      }
    >
      <h3 className="lab">
        <Trans>Columns</Trans>
      </h3>
      <ul className="f-options">
        {[...shown, ...hidden].map(({ id, header }) => {
          const on = ids.includes(id);
          return (
            <li key={id} className="row" onKeyDown={(event) => onKeyDown(event, id)}>
              <Checkbox checked={on} disabled={on && ids.length === 1} onChange={() => toggle(id)}>
                {header}
              </Checkbox>
              {on && (
                <span className="push">
                  <IconButton label={t`Move ${header} up`} onClick={() => onChange(moved(ids, id, -1))}>
                    <ArrowUp size={13} />
                  </IconButton>
                  <IconButton label={t`Move ${header} down`} onClick={() => onChange(moved(ids, id, 1))}>
                    <ArrowDown size={13} />
                  </IconButton>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Popover>
  );
}
