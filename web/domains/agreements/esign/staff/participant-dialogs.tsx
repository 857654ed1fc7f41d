import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useAct } from '../queries.ts';
import { OutsiderFields } from './person-fields.tsx';

type Participant = EsignView['participants'][number];
type ParticipantDialogProps = Readonly<{ id: string; participant: Participant; onClose: () => void }>;
const { replace, moveDeadline } = esignContract.routes;

/** Puts someone else in the place of a participant. The old link ends. */
export function ReplaceDialog({ id, participant, onClose }: ParticipantDialogProps) {
  const { t } = useLingui();
  const [old] = participant.people;
  const [person, setPerson] = useState({
    name: '',
    email: '',
    mobile: '',
    capacity: '',
    locale: old?.locale ?? ('en' as const),
    zone: old?.zone ?? 'UTC',
  });
  const [reason, setReason] = useState('');
  const name = old?.name ?? '';
  const replacing = useAct(replace, {
    id,
    quiet: true,
    onDone: () => {
      onClose();
      toast(
        <Trans>
          {person.name} takes the place of {name}
        </Trans>,
      );
    },
  });
  return (
    <Dialog
      open
      title={t`Replace ${name}`}
      dirty={person.name !== '' || person.email !== ''}
      onClose={onClose}
      actions={
        <DialogFoot
          onCancel={onClose}
          busy={replacing.isPending}
          onClick={() => replacing.mutate({ participantId: participant.id, person, reason })}
        >
          {t`Replace`}
        </DialogFoot>
      }
    >
      <div className="form-stack">
        <Problem error={replacing.error} />
        <div className="es-person">
          <OutsiderFields person={person} onChange={(next) => setPerson({ ...person, ...next })} />
        </div>
        <Field label={t`Reason`} help={t`Both people read it.`}>
          <Input maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}

/** Gives a participant more time, or less. */
export function DeadlineDialog({ id, participant, onClose }: ParticipantDialogProps) {
  const { t } = useLingui();
  const [date, setDate] = useState((participant.deadlineAt ?? '').slice(0, 10));
  const moving = useAct(moveDeadline, { id, quiet: true, onDone: onClose });
  const name = participant.people[0]?.name ?? '';
  return (
    <Dialog
      open
      title={t`Deadline of ${name}`}
      onClose={onClose}
      actions={
        <DialogFoot
          onCancel={onClose}
          busy={moving.isPending}
          disabled={date === ''}
          onClick={() =>
            moving.mutate({ participantId: participant.id, deadlineAt: new Date(`${date}T23:59:00`).toISOString() })
          }
        >
          {t`Move deadline`}
        </DialogFoot>
      }
    >
      <div className="form-stack">
        <Problem error={moving.error} />
        <Field label={t`Sign by`} must>
          <DatePicker value={date} onChange={setDate} />
        </Field>
      </div>
    </Dialog>
  );
}
