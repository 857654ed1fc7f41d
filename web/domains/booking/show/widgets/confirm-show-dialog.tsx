import { Suspense } from 'react';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';

const ConfirmShow = dialogPart(async () => (await import('../parts/confirm-show.tsx')).ConfirmShow);

export interface ConfirmShowProps {
  readonly show: ShowRow;
  /** The confirmed status that was asked for; left out, the agency's usual one. */
  readonly statusId?: string;
  readonly onClose: () => void;
}
/** Fetched when a show is first confirmed. */
export const ConfirmShowDialog = (props: ConfirmShowProps) => (
  <Suspense>
    <ConfirmShow {...props} />
  </Suspense>
);
