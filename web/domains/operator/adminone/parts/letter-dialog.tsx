import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { maintenanceContract } from '#shared/domains/operator/maintenance/contract.ts';
import type { DeadLetter } from '#shared/domains/operator/maintenance/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NearTime } from '#web/ui/near-time.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import './adminone.css';

/** The text of a message, one field a line where it is JSON. */
function textOf(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body;
  }
}

interface LetterDialogProps {
  readonly letter: DeadLetter;
  readonly onClose: () => void;
}
/** A message that its worker gave up, as it was sent. */
export function LetterDialog({ letter, onClose }: LetterDialogProps) {
  const { t } = useLingui();
  const { id } = letter;
  const { data } = useSuspenseQuery(queryOf(maintenanceContract.routes.deadLetter, { params: { id } }));
  return (
    <Dialog open title={letter.type || id} onClose={onClose} actions={<Button onClick={onClose}>{t`Close`}</Button>}>
      <Facts
        items={[
          { id: 'queue', label: t`Queue`, value: letter.queue },
          { id: 'client', label: t`Agency`, value: letter.clientName },
          { id: 'sent', label: t`Sent`, value: <NearTime at={letter.sentAt} /> },
          { id: 'died', label: t`Given up`, value: <NearTime at={letter.diedAt} /> },
          { id: 'reason', label: t`Reason`, value: letter.reason },
          { id: 'by', label: t`Closed by`, value: letter.closedBy },
        ]}
      />
      <pre className="ad-log">{textOf(data.body)}</pre>
    </Dialog>
  );
}
