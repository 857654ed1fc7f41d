import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { SendOne } from '../parts/sign/send-one.tsx';
import { usePlans } from '../parts/sign/use-bulk-send.ts';

interface SendForSignatureDialogProps {
  readonly showId: string;
  readonly onClose: () => void;
}
/** Reads what would go out for a show, and asks before it does. */
export function SendForSignatureDialog({ showId, onClose }: SendForSignatureDialogProps) {
  const { t } = useLingui();
  const { data, error } = usePlans([showId]);
  const [plan] = data?.rows ?? [];
  if (data && plan) return <SendOne plan={plan} hasSignature={data.hasSignature} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Send for signature`}
      size="send"
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {error ? <Problem error={error} /> : <SkeletonLines lines={6} />}
    </Dialog>
  );
}
