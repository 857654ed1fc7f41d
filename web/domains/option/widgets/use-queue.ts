import { useQuery } from '@tanstack/react-query';
import type { QueuedOption } from '#shared/domains/option/contract.ts';
import type { Show } from '#shared/domains/show/schemas.ts';
import { useInside } from '#web/domains/show/widgets/use-inside.ts';
import { optionQueueQuery } from '../queries.ts';

const NONE: readonly QueuedOption[] = [];

/** The options that wait for the same artist and date, this one among them. Alone, an option has no queue. */
export function useQueue(show: Show): readonly QueuedOption[] {
  const waits = useInside() && show.phase === 'options';
  const { data } = useQuery({ ...optionQueueQuery(show.id), enabled: waits });
  return waits && data && data.rows.length > 1 ? data.rows : NONE;
}
