import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { optionContract, type QueuedOption } from '#shared/domains/booking/option/contract.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { showTouched } from '#web/domains/booking/show/widgets/show-writes.ts';
import { useAttempt } from '#web/domains/booking/show/widgets/use-attempt.ts';
import { optionQueueQuery } from '#web/domains/booking/show/widgets/use-queue.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { toast } from '#web/ui/toaster.ts';

/** Hours of work; a working day has eight (option/rules.ts). */
const DAY = 8;
const CHOICES = [2, 4, DAY, 2 * DAY, 3 * DAY, 5 * DAY] as const;

const Deadline = ({ hours }: { readonly hours: number }) =>
  hours < DAY ? (
    <Plural value={hours} one="# hour" other="# hours" />
  ) : (
    <Plural value={hours / DAY} one="# working day" other="# working days" />
  );

function useChallenge(
  show: ChallengeDialogProps['show'],
  holder: ChallengeDialogProps['holder'],
  onClose: ChallengeDialogProps['onClose'],
) {
  const { t } = useLingui();
  const client = useQueryClient();
  const attempt = useAttempt();
  const [hours, setHours] = useState<number>(DAY);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const done = await attempt(show.id, async () => {
      const args = { params: { id: show.id }, body: { rev: show.rev, hours } };
      client.setQueryData(optionQueueQuery(show.id).queryKey, await call(optionContract.routes.challenge, args));
      showTouched(client, show.id);
      toast(t`${holder.ownerName} is asked to confirm or release ${holder.number}`);
    });
    setBusy(false);
    if (done) onClose();
  };
  return { hours, setHours, busy, send };
}

function HoursChoice({ hours, setHours }: { readonly hours: number; readonly setHours: (next: number) => void }) {
  return (
    <fieldset className="op-hours">
      <legend className="lab">
        <Trans>Time to answer</Trans>
      </legend>
      <div className="row wrap">
        {CHOICES.map((choice) => (
          <Button key={choice} size="sm" aria-pressed={choice === hours} onClick={() => setHours(choice)}>
            <Deadline hours={choice} />
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

type ChallengeDialogProps = Readonly<{ show: Show; holder: QueuedOption; onClose: () => void }>;
/** How long the first option has to confirm, before this one passes it. */
export function ChallengeDialog({ show, holder, onClose }: ChallengeDialogProps) {
  const { t } = useLingui();
  const { hours, setHours, busy, send } = useChallenge(show, holder, onClose);
  return (
    <Dialog
      open
      size="question"
      title={t`Challenge the first option`}
      onClose={onClose}
      actions={
        <DialogFoot onCancel={onClose} data-autofocus busy={busy} onClick={() => void send()}>
          <Trans>Challenge {holder.number}</Trans>
        </DialogFoot>
      }
    >
      <div className="op-ask">
        <p>
          <b className="strong">
            {holder.title}
            {holder.city && `, ${holder.city}`}
          </b>
          <span className="dim">, {holder.ownerName}</span>
        </p>
        <HoursChoice hours={hours} setHours={setHours} />
        <p className="meta">
          {t`The owner gets a task with a deadline in working hours. If they release the option or don't answer, the next option moves up.`}
        </p>
      </div>
    </Dialog>
  );
}
