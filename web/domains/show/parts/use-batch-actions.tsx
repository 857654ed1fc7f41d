import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Lock, LockOpen, Tag } from 'lucide-react';
import { useState } from 'react';
import { usePhaseNames } from '#web/domains/status/widgets/phase-names.ts';
import { groupStatuses } from '#web/domains/status/widgets/status-menu.ts';
import { useStatuses } from '#web/domains/status/widgets/use-statuses.ts';
import { useTagsAction } from '#web/domains/tag/widgets/use-tags-action.tsx';
import { useOwnerAction } from '#web/domains/user/widgets/use-owner-action.tsx';
import type { BatchTarget } from '#web/platform/batches.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
import { useBatch, useDeleteAction } from '#web/ui/list/use-batch.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Status } from '#web/ui/status.tsx';

interface BatchStatusProps {
  readonly count: number;
  readonly onClose: () => void;
  readonly onChoose: (statusId: string) => void;
}
function BatchStatusDialog({ count, onClose, onChoose }: BatchStatusProps) {
  const { all } = useStatuses('show');
  const names = usePhaseNames();
  return (
    <Dialog open onClose={onClose} title={<Plural value={count} one="Status of # show" other="Status of # shows" />}>
      <Notice tone="blue">
        <Trans>Locked shows stay as they are. Confirming here releases no other options.</Trans>
      </Notice>
      {groupStatuses(all).map(({ phase, statuses }) => (
        <section key={phase} className="sh-choose">
          <h3 className="lab">{names[phase]}</h3>
          <div className="row wrap">
            {statuses.map((status) => (
              <Button key={status.id} onClick={() => onChoose(status.id)}>
                <Status color={status.hexColor} phase={phase}>
                  {status.name}
                </Status>
              </Button>
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  );
}

/** What the dark bar offers for "my selection". */
export function useBatchActions() {
  const { t } = useLingui();
  const can = useCan();
  const [asked, setAsked] = useState<BatchTarget>();
  const batch = useBatch({ area: 'show', pathOf: (id) => `/show/${id}` });
  const owner = useOwnerAction('show.update');
  const tags = useTagsAction('show');
  const removal = useDeleteAction(batch, 'show.delete');
  const close = () => setAsked(undefined);
  const choose = (statusId: string) => {
    if (asked) batch.run('status', asked, [statusId]);
    close();
  };
  const unlock = async (target: BatchTarget) => {
    const reason = await dialogs.reason({ title: t`Unlock`, action: t`Unlock` });
    if (reason) batch.run('unlock', target, [], [], reason);
  };
  const locking: BatchAction[] = [
    { id: 'lock', label: t`Lock`, icon: <Lock size={14} />, onRun: (target) => batch.run('lock', target) },
    { id: 'unlock', label: t`Unlock`, icon: <LockOpen size={14} />, onRun: (target) => void unlock(target) },
  ];
  const status: BatchAction = { id: 'status', label: t`Status`, icon: <Tag size={14} />, onRun: setAsked };
  return {
    actions: [
      ...(can('show.update') ? [status] : []),
      ...owner.actionsOf(batch),
      ...tags.actionsOf(batch),
      ...locking.filter(({ id }) => can(`show.${id === 'lock' ? 'lock' : 'unlock'}`)),
      ...removal,
    ],
    dialog: (
      <>
        {asked && <BatchStatusDialog count={asked.count} onClose={close} onChoose={choose} />}
        {owner.dialog}
        {tags.dialog}
        {batch.dialog}
      </>
    ),
  };
}
