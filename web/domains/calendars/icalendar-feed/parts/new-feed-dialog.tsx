import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { call } from '#web/platform/api.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { feedsQuery } from '../queries.ts';

/** Its name first; what it holds is chosen on its page. */
export function NewFeedDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const queries = useQueryClient();
  const form = useZodForm({
    schema: () => import('./form-schemas.ts').then(({ NewFeedSchema }) => NewFeedSchema),
    defaultValues: { title: '' },
    onSubmit: async ({ title }) => {
      const feed = await call(icalendarFeedContract.routes.create, { body: { title, locale: currentLocale() } });
      await queries.invalidateQueries({ queryKey: feedsQuery().queryKey });
      onClose();
      goTo(`/icalendarfeed/${feed.id}`);
    },
  });
  return (
    <FormDialog
      form={form}
      size="question"
      title={t`New calendar feed`}
      onClose={onClose}
      action={t`Create feed`}
      className="if-form"
    >
      <TextField name="title" label={t`Title`} must maxLength={100} placeholder={t`My shows`} />
    </FormDialog>
  );
}
