import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useGuest } from './answering.ts';

const { messages, write } = advancingLinkContract.routes;
/** How often an open page looks for new messages. */
const LOOK_MS = 60_000;

/** The conversation of the reader with the agency, or what was said about one question. */
export function useConversation(about?: string) {
  const { secret, view, onView } = useGuest();
  const queries = useQueryClient();
  const params = { secret };
  const query = queryOf(messages, { params, body: {} });
  const { data } = useQuery({ ...query, refetchInterval: LOOK_MS });
  const rows = (data?.rows ?? []).filter(({ key }) => about === undefined || key === about);
  const writing = useMutation({
    meta: { quiet: true },
    mutationFn: (text: string) => call(write, { params, body: { text, ...(about ? { key: about } : {}) } }),
    onSuccess: (next) => {
      queries.setQueryData(query.queryKey, next);
      onView({ ...view, messages: next.rows.length });
    },
  });
  return { rows, writing };
}
