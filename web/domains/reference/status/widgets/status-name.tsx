import type { StatusKind } from '#shared/kernel/record/main-area.ts';
import { Status } from '#web/ui/status.tsx';
import { useStatuses } from './use-statuses.ts';

/** Of records that may have none. */
export function StatusName({ area, statusId }: { readonly area: StatusKind; readonly statusId: string | undefined }) {
  const status = useStatuses(area).byId.get(statusId ?? '');
  return status ? (
    <Status color={status.hexColor} phase={status.phase}>
      {status.name}
    </Status>
  ) : null;
}
