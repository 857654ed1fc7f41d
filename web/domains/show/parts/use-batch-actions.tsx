import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { usePhaseNames } from '#web/domains/status/widgets/phase-names.ts';
import { groupStatuses } from '#web/domains/status/widgets/status-menu.ts';
import { useStatuses } from '#web/domains/status/widgets/use-statuses.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Status } from '#web/ui/status.tsx';
import { useStatusOfMany } from './use-status-of-many.ts';

interface BatchStatusProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
}
function BatchStatusDialog({ ids, onClose }: BatchStatusProps) {
  const { all } = useStatuses('show');
  const names = usePhaseNames();
  const { setStatusOfMany, busy } = useStatusOfMany();
  const choose = async (id: string, name: string) => {
    await setStatusOfMany(ids, id, name);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Plural value={ids.length} one="Status of # show" other="Status of # shows" />}
      hint={busy && <Trans>Saving</Trans>}
    >
      <Notice tone="blue">
        <Trans>Locked shows stay as they are. Confirming here releases no other options.</Trans>
      </Notice>
      {groupStatuses(all).map(({ phase, statuses }) => (
        <section key={phase} className="sh-choose">
          <h3 className="lab">{names[phase]}</h3>
          <div className="row wrap">
            {statuses.map((status) => (
              <Button key={status.id} disabled={busy} onClick={() => void choose(status.id, status.name)}>
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
  const [ids, setIds] = useState<readonly string[]>([]);
  const actions: BatchAction[] = can('show.update')
    ? [{ id: 'status', label: t`Status`, icon: <Tag size={14} />, onRun: setIds }]
    : [];
  const dialog = ids.length > 0 && <BatchStatusDialog ids={ids} onClose={() => setIds([])} />;
  return { actions, dialog };
}
