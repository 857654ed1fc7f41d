import { Plural, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { webhookContract } from '#shared/domains/operator/webhook/contract.ts';
import { webhookMessages } from '#shared/domains/operator/webhook/messages.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { call } from '#web/platform/api.ts';
import { localToday } from '#web/platform/today.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import { webhooksWritten } from '../queries.ts';

const { replayFailed } = webhookContract.routes;
interface Days {
  readonly from: string;
  readonly to: string;
}
/** Deliveries are kept for 30 days. */
const WEEK = 7;

/** Sends all again, some hundreds a call. */
async function replayAll(id: string, days: Days): Promise<number> {
  let count = 0;
  for (;;) {
    const answer = await call(replayFailed, { body: { id, ...days } });
    count += answer.count;
    if (!answer.hasMore) return count;
  }
}

type ReplayProps = Readonly<{ id: string; onClose: () => void }>;
/** Sends the failed deliveries of some days again. */
export function ReplayDialog({ id, onClose }: ReplayProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const today = localToday();
  const form = useZodForm<Days, Days>({
    schema: () => import('./replay-schema.ts').then(({ ReplaySchema }) => ReplaySchema),
    defaultValues: { from: addDays(today, -WEEK), to: today },
    messages: webhookMessages,
    onSubmit: async (days) => {
      const count = await replayAll(id, days);
      await webhooksWritten(queries);
      toast(<Plural value={count} one="# delivery is sent again" other="# deliveries are sent again" />);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t`Send failed deliveries again`} action={t`Send again`} onClose={onClose}>
      <p className="meta">{t`They keep their ids, so that your program can drop those that it knows.`}</p>
      <DateField name="from" label={t`From`} must />
      <DateField name="to" label={t`Until`} must />
    </FormDialog>
  );
}
