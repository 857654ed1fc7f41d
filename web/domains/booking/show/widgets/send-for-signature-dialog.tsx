import { useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { SendOne } from '../parts/sign/send-one.tsx';
import { usePlans } from '../parts/sign/use-bulk-send.ts';

/** Reads what would go out for a show, and asks before it does. */
export function SendForSignatureDialog({ showId, onClose }: { readonly showId: string; readonly onClose: () => void }) {
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
      actions={<Button onClick={onClose}>{t`Close`}</Button>}
    >
      {error ? <Problem error={error} /> : <SkeletonLines lines={6} />}
    </Dialog>
  );
}
