import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { movedTo } from '#shared/domains/reference/status/rules.ts';
import type { Status } from '#shared/domains/reference/status/schemas.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { useAgreementKind } from './kind.tsx';

const { get, list, sum, activity } = showContract.routes;
const OF_SHOWS: readonly string[] = [get.id, list.id, sum.id, activity.id];

/** Loads shows anew after the server moved one to another status. */
export function useShowMoved(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ predicate: ({ queryKey }) => OF_SHOWS.includes(String(queryKey[0])) });
}

/** The status that the show gets when its contract is sent. `undefined`: it keeps its own. */
export function useStatusOnceSent({ show: { showId }, unlinkedAt }: AgreementView): Status | undefined {
  const { movesShow = false } = useAgreementKind();
  const can = useCan();
  const enabled = movesShow && !unlinkedAt && can('show.update');
  const { data } = useQuery({ ...queryOf(get, { params: { id: showId } }), enabled });
  const { all } = useStatuses('show');
  return enabled && data && !data.lockedAt ? movedTo(all, data, 'contractSent') : undefined;
}
