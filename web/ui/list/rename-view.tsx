import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../dialog.tsx';
import { DialogFoot } from '../dialog-foot.tsx';
import { Input } from '../input.tsx';
import { VIEW_NAME_MAX } from './view-props.ts';

type RenameViewProps = Readonly<{ name: string; onClose: () => void; onRename: (name: string) => void }>;
export function RenameView({ name, onClose, onRename }: RenameViewProps) {
  const { t } = useLingui();
  const [text, setText] = useState(name);
  const form = useId();
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== name) onRename(text.trim());
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Rename view`}
      actions={
        <DialogFoot onCancel={onClose} type="submit" form={form} disabled={!text.trim()}>
          {t`Rename`}
        </DialogFoot>
      }
    >
      <form id={form} onSubmit={rename}>
        <Input
          aria-label={t`Name of the view`}
          value={text}
          maxLength={VIEW_NAME_MAX}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
