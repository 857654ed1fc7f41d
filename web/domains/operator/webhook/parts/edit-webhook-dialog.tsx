import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { webhookContract } from '#shared/domains/operator/webhook/contract.ts';
import { webhookMessages } from '#shared/domains/operator/webhook/messages.ts';
import type { Webhook, WebhookInput } from '#shared/domains/operator/webhook/schemas.ts';
import { call } from '#web/platform/api.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useRevision } from '#web/ui/form/use-revision.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { webhooksWritten } from '../queries.ts';
import { WebhookFields } from './webhook-fields.tsx';

const inputOf = ({ name, url, kinds, actions, isActive }: Webhook): WebhookInput => ({
  name,
  url,
  kinds,
  actions,
  isActive,
});

type EditWebhookProps = Readonly<{ webhook: Webhook; onClose: () => void }>;
export function EditWebhookDialog({ webhook, onClose }: EditWebhookProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { rev, stale } = useRevision(webhook.rev, inputOf);
  const form = useZodForm<WebhookInput, WebhookInput>({
    schema: () => import('./form-schema.ts').then(({ WebhookSchema }) => WebhookSchema),
    defaultValues: inputOf(webhook),
    messages: webhookMessages,
    stale,
    onSubmit: async (input) => {
      await call(webhookContract.routes.update, { body: { ...input, id: webhook.id, rev: rev.current } });
      await webhooksWritten(queries);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t`Edit webhook`} action={t`Save webhook`} onClose={onClose}>
      <WebhookFields />
    </FormDialog>
  );
}
