import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Pencil, Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { webhookContract } from '#shared/domains/operator/webhook/contract.ts';
import type { Webhook } from '#shared/domains/operator/webhook/schemas.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { webhooksWritten } from '../queries.ts';

const EditWebhookDialog = dialogPart(async () => (await import('./edit-webhook-dialog.tsx')).EditWebhookDialog);
const RotateDialog = dialogPart(async () => (await import('./rotate-dialog.tsx')).RotateDialog);
const { remove, sendTest } = webhookContract.routes;

function useDelete({ id, name }: Webhook) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const sure = await dialogs.confirm({
      title: t`Delete ${name}?`,
      text: t`Nothing is sent to its address any more. What still waits is not sent either. This cannot be undone.`,
      action: t`Delete webhook`,
      danger: true,
    });
    if (!sure) return;
    await call(remove, { body: { id } });
    await navigate({ to: '/webhook' });
    await webhooksWritten(queries);
  };
}

/** The actions on an endpoint. */
export function WebhookActions({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const drop = useDelete(webhook);
  const [open, setOpen] = useState<'edit' | 'rotate'>();
  const { id, name, isActive } = webhook;
  const close = () => setOpen(undefined);
  const test = useMutation({
    mutationFn: () => call(sendTest, { body: { id } }),
    onSuccess: () => webhooksWritten(queries),
  });
  const items = [
    { id: 'rotate', label: t`Rotate secret`, onSelect: () => setOpen('rotate') },
    { id: 'delete', label: t`Delete webhook`, danger: true, onSelect: () => void drop() },
  ];
  return (
    <>
      {isActive && (
        <Button icon={<Send size={14} />} busy={test.isPending} onClick={() => test.mutate()}>
          {t`Send test event`}
        </Button>
      )}
      <Button icon={<Pencil size={14} />} onClick={() => setOpen('edit')}>
        {t`Edit`}
      </Button>
      <MoreMenu label={t`More for ${name}`} groups={[{ id: 'more', items }]} look="box" />
      <Suspense>
        {open === 'edit' && <EditWebhookDialog webhook={webhook} onClose={close} />}
        {open === 'rotate' && <RotateDialog webhook={webhook} onClose={close} />}
      </Suspense>
    </>
  );
}
