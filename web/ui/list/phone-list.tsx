import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Checkbox } from '../choice.tsx';
import { cx } from '../cx.ts';
import { isPlainClick } from '../row-link.tsx';
import type { Tone } from '../tone.ts';
import type { Selected } from './selection.ts';

/** How a record looks on the phone. */
export interface PhoneCard<Row> {
  /** Heading of its group: "Tomorrow, Sat 21 Nov". */
  readonly group?: (row: Row) => string;
  readonly tone?: (row: Row) => Tone;
  readonly render: (row: Row) => ReactNode;
}
interface PhoneListProps<Row> {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly rowLabel: (row: Row) => string;
  readonly pathOf: (row: Row) => string | undefined;
  readonly card: PhoneCard<Row>;
  readonly selected: Selected;
  readonly onSelect: ((ids: readonly string[], on: boolean) => void) | undefined;
  readonly onOpen: (row: Row) => void;
}
const LONG_PRESS_MS = 500;

/** Neighbours with the same heading stand together. */
export function groupsOf<Row>(rows: readonly Row[], group: (row: Row) => string): { heading: string; rows: Row[] }[] {
  const groups: { heading: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const heading = group(row);
    const last = groups.at(-1);
    if (last?.heading === heading) last.rows.push(row);
    else groups.push({ heading, rows: [row] });
  }
  return groups;
}

/** A long press selects, a tap opens; once something is selected a tap selects too. */
function usePress(onLong: (() => void) | undefined, onTap: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const long = useRef(false);
  const end = () => clearTimeout(timer.current);
  return {
    onPointerDown: () => {
      long.current = false;
      timer.current = setTimeout(() => {
        long.current = true;
        onLong?.();
      }, LONG_PRESS_MS);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (!long.current) onTap();
    },
  };
}

interface CardProps<Row> extends Omit<PhoneListProps<Row>, 'rows'> {
  readonly row: Row;
}
function Card<Row>({ row, rowId, rowLabel, pathOf, card, selected, onSelect, onOpen }: CardProps<Row>) {
  const { t } = useLingui();
  const id = rowId(row);
  const on = selected.has(id);
  const toggle = () => onSelect?.([id], !on);
  const press = usePress(onSelect && toggle, () => (selected.size > 0 && onSelect ? toggle() : onOpen(row)));
  const path = pathOf(row);
  const face = { className: 'm-card-b', 'aria-label': rowLabel(row), ...press };
  return (
    <article className={cx('m-card', card.tone?.(row), on && 'sel')}>
      {card.tone && <span className="m-bar" />}
      {on && <Checkbox className="m-check" checked aria-label={t`Selected: ${rowLabel(row)}`} onChange={toggle} />}
      {path ? (
        <a href={path} draggable={false} {...face}>
          {card.render(row)}
        </a>
      ) : (
        <button type="button" {...face}>
          {card.render(row)}
        </button>
      )}
    </article>
  );
}

export function PhoneList<Row>(props: PhoneListProps<Row>) {
  const { rows, rowId, card } = props;
  return (
    <div className="m-list">
      {groupsOf(rows, card.group ?? (() => '')).map(({ heading, rows: internal }) => (
        <section key={`${heading}${internal[0] ? rowId(internal[0]) : ''}`}>
          {heading && <h2>{heading}</h2>}
          {internal.map((row) => (
            <Card key={rowId(row)} {...props} row={row} />
          ))}
        </section>
      ))}
    </div>
  );
}
