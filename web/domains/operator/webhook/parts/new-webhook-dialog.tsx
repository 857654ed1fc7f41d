import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { webhookContract } from '#shared/domains/operator/webhook/contract.ts';
import { webhookMessages } from '#shared/domains/operator/webhook/messages.ts';
import type { WebhookInput } from '#shared/domains/operator/webhook/schemas.ts';
import { call } from '#web/platform/api.ts';
import { MakingDialog } from '#web/ui/form/making-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { webhooksWritten } from '../queries.ts';
import { MadeSecret } from './made-webhook.tsx';
import { WebhookFields } from './webhook-fields.tsx';

const FRESH: WebhookInput = {
  name: '',
  url: '',
  kinds: ['show'],
  actions: ['created', 'changed', 'deleted'],
  isActive: true,
};

/** Asks what an endpoint wants to hear, then shows its secret this once. */
export function NewWebhookDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [secret, setSecret] = useState<string>();
  const form = useZodForm<WebhookInput, WebhookInput>({
    schema: () => import('./form-schema.ts').then(({ WebhookSchema }) => WebhookSchema),
    defaultValues: FRESH,
    messages: webhookMessages,
    onSubmit: async (body) => {
      const made = await call(webhookContract.routes.create, { body });
      setSecret(made.secret);
      await webhooksWritten(queries);
    },
  });
  return (
    <MakingDialog
      form={form}
      title={t`New webhook`}
      action={t`Create webhook`}
      made={secret && <MadeSecret secret={secret} />}
      onClose={onClose}
    >
      <WebhookFields />
    </MakingDialog>
  );
}
