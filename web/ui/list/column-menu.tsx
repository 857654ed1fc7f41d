import { Trans, useLingui } from '@lingui/react/macro';
import { Columns3, GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { ListLayout } from '#shared/kernel/contract/list.ts';
import { IconButton } from '../button.tsx';
import { Checkbox, Segmented } from '../choice.tsx';
import { cx } from '../cx.ts';
import { Popover } from '../popover.tsx';
import { type Reorder, useReorder } from '../reorder/use-reorder.ts';
import { measured, WIDTH_STEP, widened } from './column-width.ts';
import { chosenColumns } from './columns.ts';

interface ColumnMenuProps {
  readonly columns: readonly { readonly id: string; readonly header: string; readonly optional?: boolean }[];
  readonly layout: ListLayout;
  readonly onChange: (change: ListLayout) => void;
}

interface ShownColumnProps {
  readonly ids: string[];
  readonly order: Reorder<HTMLUListElement>;
  readonly toggle: (id: string) => void;
  readonly widen: (event: KeyboardEvent, id: string) => void;
  readonly id: string;
  readonly header: string;
  readonly index: number;
}
function ShownColumn({ ids, order, toggle, widen, id, header, index }: ShownColumnProps) {
  const { t } = useLingui();
  const { dragged, over } = order.stateOf(id, index);
  const onKeyDown = (event: KeyboardEvent) => {
    order.onKeyDown(event, index);
    widen(event, id);
  };
  return (
    <li
      data-id={id}
      className={cx('row col-row', dragged && 'dragged', over && 'over')}
      onKeyDown={onKeyDown}
      {...order.dragProps(id, index)}
    >
      <Checkbox checked disabled={ids.length === 1} onChange={() => toggle(id)}>
        {header}
      </Checkbox>
      <button
        type="button"
        data-grip
        className="ib push"
        aria-label={t`Move ${header}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
      >
        <GripVertical size={13} aria-hidden="true" />
      </button>
    </li>
  );
}

function HiddenColumn({ toggle, id, header }: Readonly<{ toggle: (id: string) => void; id: string; header: string }>) {
  return (
    <li className="row col-row">
      <Checkbox checked={false} onChange={() => toggle(id)}>
        {header}
      </Checkbox>
    </li>
  );
}

function columnEdits(layout: ColumnMenuProps['layout'], onChange: ColumnMenuProps['onChange'], ids: string[]) {
  const toggle = (id: string) =>
    onChange({ columns: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id] });
  const widen = (event: KeyboardEvent, id: string) => {
    const step = { ArrowLeft: -WIDTH_STEP, ArrowRight: WIDTH_STEP }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    const { widths = {} } = layout;
    onChange({ widths: { ...widths, [id]: widened(widths[id] ?? measured(id), step) } });
  };
  return { toggle, widen };
}

function Rows({ columns, layout, onChange }: ColumnMenuProps) {
  const shown = chosenColumns(columns, layout.columns);
  const ids = shown.map(({ id }) => id);
  const order = useReorder<HTMLUListElement>(ids, (next) => onChange({ columns: [...next] }));
  const acts = { ids, order, ...columnEdits(layout, onChange, ids) };
  return (
    <>
      <ul className="f-options" ref={order.list}>
        {shown.map(({ id, header }, index) => (
          <ShownColumn key={id} {...acts} id={id} header={header} index={index} />
        ))}
        {columns
          .filter(({ id }) => !ids.includes(id))
          .map(({ id, header }) => (
            <HiddenColumn key={id} toggle={acts.toggle} id={id} header={header} />
          ))}
      </ul>
      <p className="meta">
        <Trans>Drag, or use Alt ↑ ↓ to move and Alt ← → to change the width.</Trans>
      </p>
    </>
  );
}

/** Which columns, in which order and how wide, and the height of the rows. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { t } = useLingui();
  const { layout, onChange } = props;
  return (
    <Popover
      label={t`Columns`}
      placement="bottom-end"
      width={264}
      trigger={
        <IconButton label={t`Columns`}>
          <Columns3 size={15} />
        </IconButton>
      }
    >
      <div className="f-edit">
        <Segmented
          label={t`Density`}
          items={[
            { value: 'comfortable', label: t`Comfortable` },
            { value: 'compact', label: t`Compact` },
          ]}
          value={layout.density ?? 'comfortable'}
          onChange={(density) => onChange({ density })}
        />
        <h3 className="lab">{t`Columns`}</h3>
        <Rows {...props} />
      </div>
    </Popover>
  );
}
