import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { isExpected } from '#web/platform/api-error.ts';
import { useCan } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { RideFacts } from '../parts/ride-facts.tsx';
import { rideQuery } from '../queries.ts';

const RideDialog = dialogPart(async () => (await import('./ride-dialog.tsx')).RideDialog);

interface RidePreviewProps {
  readonly id: string;
  readonly onClose: () => void;
}
/** A ride at a glance, over what one was looking at; from here it opens, or its form. */
export function RidePreview({ id, onClose }: RidePreviewProps) {
  const { t } = useLingui();
  const can = useCan();
  const { data: ride, error } = useQuery({ ...rideQuery(id), staleTime: 0 });
  const [editing, setEditing] = useState(false);
  if (editing && ride)
    return (
      <Suspense>
        <RideDialog ride={ride} onClose={onClose} onSaved={onClose} />
      </Suspense>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Ground transport`}
      actions={
        ride && (
          <>
            {can('groundTransport.update') && (
              <Button onClick={() => setEditing(true)}>
                <Trans>Edit</Trans>
              </Button>
            )}
            <PageLink to={`/groundtransport/${id}`} className={buttonClass({ kind: 'primary' })}>
              <Trans>Open ride</Trans>
            </PageLink>
          </>
        )
      }
    >
      {error && <Notice tone="red">{isExpected(error) && error.message}</Notice>}
      {!ride && !error && <SkeletonLines lines={5} />}
      {ride && <RideFacts ride={ride} />}
    </Dialog>
  );
}
