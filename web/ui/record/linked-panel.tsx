import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChooseDialog } from '#web/ui/controls/choose-dialog.tsx';
import type { PickerSearch } from '#web/ui/controls/use-picker-search.ts';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import '#web/ui/item-rows.css';

export interface Linked {
  readonly id: string;
  readonly name: string;
}
interface LinkedPanelProps {
  readonly title: ReactNode;
  readonly addLabel: ReactNode;
  readonly chooseTitle: string;
  readonly search: PickerSearch;
  /** Address of their pages: `/artist`. */
  readonly base: string;
  /** Undefined where single ones do not count. */
  readonly linked: readonly Linked[] | undefined;
  readonly count: number | string;
  /** Said where there are none. */
  readonly empty: ReactNode;
  /** "Take Nova Lane off the form" */
  readonly dropName: (name: string) => string;
  readonly busy: boolean;
  readonly readOnly?: boolean;
  readonly onAdd: (items: readonly PickerItem[]) => void;
  readonly onDrop: (one: Linked) => void;
  /** Above them. */
  readonly children?: ReactNode;
}

function Rows({
  linked,
  base,
  empty,
  dropName,
  busy,
  readOnly,
  onDrop,
}: Pick<LinkedPanelProps, 'linked' | 'base' | 'empty' | 'dropName' | 'busy' | 'readOnly' | 'onDrop'>) {
  if (!linked) return null;
  if (linked.length === 0) return <p className="card-b meta">{empty}</p>;
  return (
    <ul className="item-rows">
      {linked.map((one) => (
        <li key={one.id}>
          <PageLink to={`${base}/${one.id}`} className="grow cut">
            {one.name}
          </PageLink>
          {!readOnly && (
            <RemoveRow label={dropName(one.name)} onClick={() => !busy && onDrop(one)}>
              <Trash2 size={15} />
            </RemoveRow>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Records linked to something, added by the choose dialog, each with its trash button (spec section 2); saved at once. */
export function LinkedPanel(props: LinkedPanelProps) {
  const { title, addLabel, chooseTitle, search, count, onAdd, children, ...rows } = props;
  const [choosing, setChoosing] = useState(false);
  const { linked, busy, readOnly } = rows;
  const add = linked && !readOnly && (
    <Button size="sm" icon={<Plus size={13} aria-hidden="true" />} busy={busy} onClick={() => setChoosing(true)}>
      {addLabel}
    </Button>
  );
  return (
    <Card title={title} count={count} action={add}>
      {children}
      <Rows {...rows} />
      {linked && choosing && (
        <ChooseDialog
          open
          multiple
          title={chooseTitle}
          search={search}
          excludeKeys={linked.map(({ id }) => id)}
          onClose={() => setChoosing(false)}
          onChoose={onAdd}
        />
      )}
    </Card>
  );
}
