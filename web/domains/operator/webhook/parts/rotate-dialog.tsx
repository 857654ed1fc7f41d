import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { webhookContract } from '#shared/domains/operator/webhook/contract.ts';
import type { Webhook } from '#shared/domains/operator/webhook/schemas.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { webhooksWritten } from '../queries.ts';
import { MadeSecret } from './made-webhook.tsx';

type RotateProps = Readonly<{ webhook: Webhook; onClose: () => void }>;
/** Makes a new secret, and shows it this once. */
export function RotateDialog({ webhook: { id, rev }, onClose }: RotateProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const rotating = useMutation({
    mutationFn: () => call(webhookContract.routes.rotate, { body: { id, rev } }),
    onSuccess: () => webhooksWritten(queries),
  });
  const secret = rotating.data?.secret;
  return (
    <Dialog
      open
      title={t`Rotate the secret`}
      onClose={onClose}
      actions={
        <>
          <Button kind={secret ? 'primary' : undefined} onClick={onClose}>
            {secret ? t`Done` : t`Cancel`}
          </Button>
          {!secret && (
            <Button kind="primary" busy={rotating.isPending} onClick={() => rotating.mutate()}>
              {t`Rotate secret`}
            </Button>
          )}
        </>
      }
    >
      {secret ? (
        <MadeSecret secret={secret} isRotated />
      ) : (
        <p>{t`Backline makes a new secret. For 24 hours the old one signs too, so that you can change your program.`}</p>
      )}
    </Dialog>
  );
}
