import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import type { Production } from '#shared/domains/booking/production/schemas.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import { diffDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { runWritten } from '#web/domains/booking/show/widgets/run-writes.ts';
import { call } from '#web/platform/api.ts';
import { resumeBatch } from '#web/platform/batches.ts';
import { useCan } from '#web/platform/me.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Field } from '#web/ui/field.tsx';
import { BatchProgress } from '#web/ui/list/batch-progress.tsx';
import { useReport } from '#web/ui/list/use-batch.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { toast } from '#web/ui/toaster.ts';
import { useSubmit } from '#web/ui/use-submit.ts';
import './run.css';

type CopyDialogProps = Readonly<{ production: Production; onClose: () => void }>;
type Copied = OutputOf<typeof productionContract.routes.copy>;
function useCopy({ production, onClose }: CopyDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const goTo = useGoTo();
  const { busy, problem, submit } = useSubmit();
  /** A copy whose shows are still on their way. */
  const [made, setMade] = useState<Copied>();
  const leave = ({ id, name }: Copied) => {
    onClose();
    goTo(`/production/${id}`);
    toast(t`${name} copied`);
  };
  const copy = (start: LocalDate, withShows: boolean) =>
    submit(async () => {
      const shiftDays = diffDays(production.startDate, start);
      const query = { productionId: production.id, shiftDays, withShows: withShows ? 'true' : 'false' } as const;
      const copied = await call(productionContract.routes.copy, { query });
      await runWritten(client);
      if (copied.batch) setMade(copied);
      else leave(copied);
    });
  return { copy, problem, busy, made, leave };
}

/** The shows follow one by one; who does not want to wait goes ahead. */
function Following({ copied, onClose }: { readonly copied: Copied; readonly onClose: () => void }) {
  const report = useReport(copied.batch);
  return (
    <BatchProgress
      total={copied.batch?.total ?? 0}
      report={report}
      pathOf={(id) => `/show/${id}`}
      onClose={onClose}
      onResume={async () => report && call(resumeBatch, { params: { id: report.id } })}
      onUndo={undefined}
    />
  );
}

/** The same production from another day on, with its shows or without. */
export function CopyDialog(props: CopyDialogProps) {
  const { production, onClose } = props;
  const { t } = useLingui();
  const can = useCan();
  const { copy, problem, busy, made, leave } = useCopy(props);
  const [start, setStart] = useState<LocalDate>(production.startDate);
  const [withShows, setWithShows] = useState(false);
  if (made) return <Following copied={made} onClose={() => leave(made)} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Duplicate production`}
      size="question"
      actions={
        <DialogFoot
          onCancel={onClose}
          busy={busy}
          disabled={!start || busy}
          onClick={() => void copy(start, withShows)}
        >
          {t`Duplicate production`}
        </DialogFoot>
      }
    >
      <div className="pr-copy">
        {problem && <Notice tone="amber" fact={problem} />}
        <Field label={t`First day of the copy`} help={t`All dates move by the same number of days.`}>
          <DatePicker value={start} onChange={setStart} />
        </Field>
        {can('show.create') && (
          <Checkbox checked={withShows} onChange={(event) => setWithShows(event.target.checked)}>
            {t`Include its shows, except cancelled ones`}
          </Checkbox>
        )}
      </div>
    </Dialog>
  );
}
