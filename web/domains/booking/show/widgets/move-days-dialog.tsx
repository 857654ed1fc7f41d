import { Suspense } from 'react';
import type { Production } from '#shared/domains/booking/production/schemas.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';

const MoveDays = dialogPart(async () => (await import('../parts/move/move-days.tsx')).MoveDays);

export interface MoveDaysProps {
  readonly ids: readonly string[];
  /** The production whose own dates move too. */
  readonly production?: Pick<Production, 'id' | 'rev' | 'startDate' | 'endDate'>;
  readonly onClose: () => void;
}
/** Moves shows by days. It is fetched when it first opens. */
export const MoveDaysDialog = (props: MoveDaysProps) => (
  <Suspense>
    <MoveDays {...props} />
  </Suspense>
);
