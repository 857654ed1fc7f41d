import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import type { ShowNow } from '#shared/domains/agreements/agreement/show-schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { movedTo } from '#shared/domains/reference/status/rules.ts';
import type { Status } from '#shared/domains/reference/status/schemas.ts';
import { proposalQuery } from '#web/domains/agreements/agreement/queries.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { useCan } from '#web/platform/me.ts';
import { useAgreementKind } from './kind.tsx';

const { get, list, sum, activity } = showContract.routes;
const OF_SHOWS: readonly string[] = [get.id, list.id, sum.id, activity.id];

/** Loads shows anew after the server moved one to another status. */
export function useShowMoved(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ predicate: ({ queryKey }) => OF_SHOWS.includes(String(queryKey[0])) });
}

export interface Moves {
  /** The status that shows get when their contract is sent. `undefined`: all keep their own. */
  readonly status: Status | undefined;
  readonly staying: readonly ShowNow[];
}
/** Tells how sending a contract moves the status of its shows. */
export function useMovesOnceSent({ id, unlinkedAt }: AgreementView): Moves {
  const kind = useAgreementKind();
  const can = useCan();
  const enabled = kind.movesShow === true && !unlinkedAt && can('show.update');
  const { data } = useQuery({ ...proposalQuery(kind, id), enabled });
  const { all } = useStatuses('show');
  const goalOf = ({ isGone, isLocked, statusId, phase }: ShowNow) =>
    isGone || isLocked || !statusId || !phase ? undefined : movedTo(all, { statusId, phase }, 'contractSent');
  const shows = (enabled && data?.shows) || [];
  return { status: shows.map(goalOf).find(Boolean), staying: shows.filter((show) => !goalOf(show)) };
}
