import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '../button.tsx';
import { Checkbox } from '../choice.tsx';
import { Input } from '../input.tsx';
import { Popover } from '../popover.tsx';
import { VIEW_NAME_MAX, type ViewInput, type ViewsProps } from './view-props.ts';

interface FormProps extends Pick<ViewsProps, 'mayShare' | 'onSave'> {
  readonly onDone: () => void;
}
const NEW: ViewInput = { name: '', isShared: false, isDefault: false };

function SaveForm({ mayShare, onSave, onDone }: FormProps) {
  const { t } = useLingui();
  const [view, setView] = useState(NEW);
  const put = (change: Partial<ViewInput>) => setView({ ...view, ...change });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const name = view.name.trim();
    if (!name) return;
    onSave({ ...view, name });
    onDone();
  };
  return (
    <form className="f-edit" onSubmit={save}>
      <Input
        autoFocus
        aria-label={t`Name of the view`}
        placeholder={t`Name of the view`}
        value={view.name}
        maxLength={VIEW_NAME_MAX}
        onChange={(event) => put({ name: event.target.value })}
      />
      {mayShare && (
        <Checkbox checked={view.isShared} onChange={(event) => put({ isShared: event.target.checked })}>
          {t`Share with the agency`}
        </Checkbox>
      )}
      <Checkbox checked={view.isDefault} onChange={(event) => put({ isDefault: event.target.checked })}>
        {t`Use as default for this list`}
      </Checkbox>
      <p className="meta">{t`Keeps filters, sort, columns, widths and density.`}</p>
      <Button type="submit" kind="primary" disabled={!view.name.trim()}>
        {t`Save view`}
      </Button>
    </form>
  );
}

export function SaveView({ mayShare, onSave }: Pick<ViewsProps, 'mayShare' | 'onSave'>) {
  const { t } = useLingui();
  return (
    <Popover
      label={t`Save this view`}
      width={260}
      trigger={
        <IconButton label={t`Save this view`}>
          <Plus size={14} />
        </IconButton>
      }
    >
      {(close) => <SaveForm mayShare={mayShare} onSave={onSave} onDone={close} />}
    </Popover>
  );
}
