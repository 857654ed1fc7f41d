import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { MAX_MOVED } from '#shared/domains/booking/show/many.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { MAX_SHIFT_DAYS } from '#shared/domains/booking/show/shift.ts';
import { localToday } from '#web/platform/today.ts';
import { NumberInput } from '#web/ui/controls/number-input.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { movePlan } from '../../model/move-plan.ts';
import type { MoveDaysProps } from '../../widgets/move-days-dialog.tsx';
import { ChosenShows } from '../batch/chosen-shows.tsx';
import { MoveNotes } from './move-notes.tsx';
import { MoveTable } from './move-table.tsx';
import { Refused } from './refused.tsx';
import { type MoveResult, useMoveMany } from './use-move-many.ts';
import './move.css';

const WEEK = 7;

interface FrameProps extends Pick<MoveDaysProps, 'onClose'> {
  readonly actions: ReactNode;
  readonly children: ReactNode;
}
function Frame({ onClose, actions, children }: FrameProps) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={t`Move by days`} size="send" actions={actions}>
      {children}
    </Dialog>
  );
}

interface FormProps extends MoveDaysProps {
  readonly shows: readonly ShowRow[];
  readonly onRefused: (refused: MoveResult['refused']) => void;
}
type DaysFieldProps = Readonly<{ days: number | undefined; setDays: (next: number | undefined) => void }>;
function DaysField({ days, setDays }: DaysFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Days`} help={t`A minus moves to an earlier day. The times stay the same.`}>
      <NumberInput
        signed
        value={days}
        max={{ value: MAX_SHIFT_DAYS, says: () => t`at most ${MAX_SHIFT_DAYS} days` }}
        onChange={setDays}
      />
    </Field>
  );
}

function MoveForm({ shows, production, onClose, onRefused }: FormProps) {
  const move = useMoveMany();
  const { busy, problem, submit } = useSubmit();
  const [days, setDays] = useState<number | undefined>(WEEK);
  const by = days ?? 0;
  const plan = movePlan(shows, by, localToday());
  const moving = plan.filter(({ stays }) => !stays).map(({ show }) => show);
  const run = () =>
    submit(async () => {
      const { refused } = await move({ shows: moving, production, days: by });
      if (refused.length > 0) onRefused(refused);
      else onClose();
    });
  const isPossible = by !== 0 && (moving.length > 0 || production !== undefined);
  return (
    <Frame
      onClose={onClose}
      actions={
        <DialogFoot onCancel={onClose} busy={busy} disabled={!isPossible || busy} onClick={() => void run()}>
          {moving.length > 0 ? (
            <Plural value={moving.length} one="Move # show" other="Move # shows" />
          ) : (
            <Trans>Move the dates</Trans>
          )}
        </DialogFoot>
      }
    >
      <div className="mv">
        {problem && <Notice tone="amber" fact={problem} />}
        <DaysField days={days} setDays={setDays} />
        <MoveTable plan={plan} days={by} production={production} />
        <MoveNotes plan={plan} />
      </div>
    </Frame>
  );
}

/** Asks for the days, shows each old and new date, and says afterwards which shows stayed. */
export function MoveDays(props: MoveDaysProps) {
  const { ids, onClose } = props;
  const { t } = useLingui();
  const [refused, setRefused] = useState<MoveResult['refused']>();
  return (
    <ChosenShows ids={ids} title={t`Move by days`} most={MAX_MOVED} onClose={onClose}>
      {(shows) =>
        refused ? (
          <Refused refused={refused} shows={shows} onClose={onClose} />
        ) : (
          <MoveForm {...props} shows={shows} onRefused={setRefused} />
        )
      }
    </ChosenShows>
  );
}
