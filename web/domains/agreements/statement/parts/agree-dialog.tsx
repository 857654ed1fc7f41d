import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import type { Agreed, Statement } from '#shared/domains/agreements/statement/schemas.ts';
import { call } from '#web/platform/api.ts';
import { localToday } from '#web/platform/today.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import { statementWritten } from '../queries.ts';

/** Notes that the artist agreed, with the day and the name of who did. */
export function AgreeDialog({ statement, onClose }: { readonly statement: Statement; readonly onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id, rev, number, artist } = statement;
  const form = useZodForm<Agreed, Agreed>({
    schema: () => import('./form-schemas.ts').then(({ AgreedSchema }) => AgreedSchema),
    defaultValues: { date: localToday(), name: artist.name },
    onSubmit: async (body) => {
      await call(statementContract.routes.agree, { params: { id }, body: { ...body, rev } });
      await statementWritten(queries);
      onClose();
      toast(<Trans>{number} is agreed</Trans>);
    },
  });
  return (
    <FormDialog form={form} title={t`${number} is agreed`} onClose={onClose} action={t`Mark as agreed`}>
      <div className="rec-fields">
        <DateField name="date" label={t`Agreed on`} must />
        <TextField name="name" label={t`Agreed by`} must maxLength={100} autoComplete="off" />
      </div>
    </FormDialog>
  );
}
