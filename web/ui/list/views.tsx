import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useShortcut } from '#web/platform/keys.ts';
import { Button, IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { dialogs } from '../dialogs.ts';
import { Input } from '../input.tsx';
import { Popover } from '../popover.tsx';
import { Count } from '../status.tsx';

export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly count?: number;
  /** Of this user: may be deleted. */
  readonly own?: boolean;
}
/** Saved filter presets of a list. */
export interface ViewsProps {
  readonly items: readonly SavedView[];
  readonly current: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onSave?: (name: string) => void;
  readonly onDelete?: (id: string) => void;
}

const NAME_MAX = 50;

function SaveView({ onSave }: { readonly onSave: (name: string) => void }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  return (
    <Popover
      label={t`Save this view`}
      trigger={
        <IconButton label={t`Save this view`}>
          <Plus size={14} />
        </IconButton>
      }
    >
      {(close) => {
        const save = (event: FormEvent) => {
          event.preventDefault();
          if (!name.trim()) return;
          onSave(name.trim());
          setName('');
          close();
        };
        return (
          <form className="row" onSubmit={save}>
            <Input
              aria-label={t`Name of the view`}
              placeholder={t`Name of the view`}
              value={name}
              maxLength={NAME_MAX}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" kind="primary">
              <Trans>Save view</Trans>
            </Button>
          </form>
        );
      }}
    </Popover>
  );
}

export function Views({ items, current, onChoose, onSave, onDelete }: ViewsProps) {
  const { t } = useLingui();
  const at = items.findIndex(({ id }) => id === current);
  const next = items[(at + 1) % Math.max(1, items.length)];
  useShortcut(items.length > 1 ? 'v' : undefined, () => next && onChoose(next.id));
  const remove = async (view: SavedView) => {
    if (await dialogs.remove({ name: view.name })) onDelete?.(view.id);
  };
  return (
    <nav className="views" aria-label={t`Saved views`}>
      {items.map((view) => (
        <span key={view.id} className={cx('view', view.id === current && 'on')}>
          <button type="button" aria-pressed={view.id === current} onClick={() => onChoose(view.id)}>
            {view.name}
            <Count value={view.count} />
          </button>
          {view.own && view.id === current && onDelete && (
            <IconButton label={t`Delete view ${view.name}`} onClick={() => void remove(view)}>
              <X size={12} />
            </IconButton>
          )}
        </span>
      ))}
      {onSave && <SaveView onSave={onSave} />}
    </nav>
  );
}
