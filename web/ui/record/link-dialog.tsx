import { type ReactNode, useState } from 'react';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { Dialog } from '../dialog.tsx';
import { DialogFoot } from '../dialog-foot.tsx';
import { Notice } from '../notice.tsx';
import { useSubmit } from '../use-submit.ts';
import { RecordChooser } from './record-picker.tsx';

type Chooser = Parameters<typeof RecordChooser>[0];
interface LinkDialogProps extends Pick<Chooser, 'search' | 'label' | 'max' | 'excludeKeys'> {
  readonly title: string;
  /** Links the chosen records. A failure stays in the dialog. */
  readonly onLink: (keys: readonly string[]) => Promise<void>;
  readonly onClose: () => void;
  /** Below the choice. */
  readonly children?: ReactNode;
}
/** Chooses records that are there already, to link them to another one. */
export function LinkDialog({ title, onLink, onClose, children, ...chooser }: LinkDialogProps) {
  const [chosen, setChosen] = useState<readonly PickerItem[]>([]);
  const { busy, problem, submit } = useSubmit();
  const link = () =>
    submit(async () => {
      await onLink(chosen.map(({ key }) => key));
      onClose();
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <DialogFoot onCancel={onClose} disabled={chosen.length === 0} busy={busy} onClick={() => void link()}>
          {title}
        </DialogFoot>
      }
    >
      {problem && <Notice tone="amber" fact={problem} />}
      <RecordChooser {...chooser} value={chosen} onChange={setChosen} />
      {children}
    </Dialog>
  );
}
