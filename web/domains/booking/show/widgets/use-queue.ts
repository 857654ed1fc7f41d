import { useQuery } from '@tanstack/react-query';
import { optionContract, type QueuedOption } from '#shared/domains/booking/option/contract.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { useInternal } from './use-internal.ts';

export const optionQueueQuery = (id: string) => queryOf(optionContract.routes.queue, { params: { id } });

const NONE: readonly QueuedOption[] = [];

/** The options that wait for the same artist and date, this one among them. Alone, an option has no queue. */
export function useQueue(show: Show): readonly QueuedOption[] {
  const waits = useInternal() && show.phase === 'options';
  const { data } = useQuery({ ...optionQueueQuery(show.id), enabled: waits });
  return waits && data && data.rows.length > 1 ? data.rows : NONE;
}
