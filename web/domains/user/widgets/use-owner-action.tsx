import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PickerItem } from '#shared/kernel/paging.ts';
import type { Permission } from '#shared/kernel/permission.ts';
import type { BatchTarget } from '#web/platform/batches.ts';
import { useCan } from '#web/platform/me.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
import type { Batch } from '#web/ui/list/use-batch.tsx';
import { UserPicker } from './user-picker.tsx';

interface OwnerDialogProps {
  readonly count: number;
  readonly onClose: () => void;
  readonly onChoose: (userId: string) => void;
}
function OwnerDialog({ count, onClose, onChoose }: OwnerDialogProps) {
  const { t } = useLingui();
  const [owner, setOwner] = useState<PickerItem | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Plural value={count} one="Owner of # record" other="Owner of # records" />}
      actions={
        <DialogFoot onCancel={onClose} disabled={!owner} onClick={() => owner && onChoose(owner.key)}>
          <Trans>Set owner</Trans>
        </DialogFoot>
      }
    >
      <UserPicker label={t`Owner`} value={owner} onChange={setOwner} />
    </Dialog>
  );
}

interface OwnerAction {
  readonly actionsOf: (batch: Batch) => readonly BatchAction[];
  readonly dialog: ReactNode;
}
/** "Owner" for my selection, where records have one. */
export function useOwnerAction(permission: Permission): OwnerAction {
  const { t } = useLingui();
  const can = useCan();
  const [asked, setAsked] = useState<{ readonly batch: Batch; readonly target: BatchTarget }>();
  const close = () => setAsked(undefined);
  const choose = (userId: string) => {
    asked?.batch.run('owner', asked.target, [userId]);
    close();
  };
  const actionsOf = (batch: Batch): BatchAction[] => [
    { id: 'owner', label: t`Owner`, icon: <UserRound size={14} />, onRun: (target) => setAsked({ batch, target }) },
  ];
  return {
    actionsOf: can(permission) ? actionsOf : () => [],
    dialog: asked && <OwnerDialog count={asked.target.count} onClose={close} onChoose={choose} />,
  };
}
