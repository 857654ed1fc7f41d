import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StatusKind } from '#shared/kernel/record/main-area.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Status } from '#web/ui/status.tsx';
import { usePhaseNames } from './phase-names.ts';
import { groupStatuses } from './status-menu.ts';
import { useStatuses } from './use-statuses.ts';
import './batch-status.css';

interface BatchStatusProps {
  readonly area: StatusKind;
  readonly count: number;
  /** The side effects of the change, for the user to read. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
  readonly onChoose: (statusId: string) => void;
}
/** Asks for the new status of the selected records, by phase. */
export function BatchStatusDialog({ area, count, note, onClose, onChoose }: BatchStatusProps) {
  const { all } = useStatuses(area);
  const names = usePhaseNames();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Plural value={count} one="Status of # record" other="Status of # records" />}
    >
      {note && <Notice tone="blue">{note}</Notice>}
      {groupStatuses(all).map(({ phase, statuses }) => (
        <section key={phase} className="st-choose">
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
