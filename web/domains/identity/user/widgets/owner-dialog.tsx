import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { UserPicker } from './user-picker.tsx';

type OwnerDialogProps = Readonly<{ count: number; onClose: () => void; onChoose: (userId: string) => void }>;
/** The colleague who gets my selection. */
export function OwnerDialog({ count, onClose, onChoose }: OwnerDialogProps) {
  const { t } = useLingui();
  const [owner, setOwner] = useState<PickerItem | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Plural value={count} one="Owner of # record" other="Owner of # records" />}
      actions={
        <DialogFoot onCancel={onClose} disabled={!owner} onClick={() => owner && onChoose(owner.key)}>
          {t`Set owner`}
        </DialogFoot>
      }
    >
      <UserPicker label={t`Owner`} value={owner} onChange={setOwner} />
    </Dialog>
  );
}
