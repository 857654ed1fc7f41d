import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bulkSendContract } from '#shared/domains/agreements/bulk-send/contract.ts';
import type { BulkOptions } from '#shared/domains/agreements/bulk-send/schemas.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useSubmit } from '#web/ui/use-submit.ts';

const { check, start, report } = bulkSendContract.routes;
/** A contract takes a second or two: it is printed before it goes out. */
const WATCH_MS = 1000;

/** The status of contract and show moves a moment after the mail. */
const MOVED_MS = [2000, 6000];

/** Reads what would go out for each show. It is read anew whenever the dialog opens. */
export const usePlans = (showIds: readonly string[]) =>
  useQuery({ ...queryOf(check, { body: { showIds: [...showIds] } }), staleTime: 0, gcTime: 0 });

/** Sends the contracts of shows for signature, and watches the result until each show is done or refused. */
export function useBulkSend(showIds: readonly string[]) {
  const client = useQueryClient();
  const { busy, problem, submit } = useSubmit();
  const [id, setId] = useState('');
  const { data } = useQuery({
    ...queryOf(report, { params: { id } }),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data?.isFinished ? false : WATCH_MS),
  });
  const send = (options: Partial<BulkOptions>) =>
    submit(async () => {
      const begun = await call(start, { body: { showIds: [...showIds], ...options } });
      client.setQueryData(queryOf(report, { params: { id: begun.id } }).queryKey, begun);
      setId(begun.id);
    });
  const again = () => setId('');
  /** Everything that shows contracts is read anew, and again when contract and show have moved. */
  const settle = () => {
    for (const ms of MOVED_MS) setTimeout(() => void client.invalidateQueries(), ms);
    return client.invalidateQueries();
  };
  return {
    send,
    again,
    settle,
    problem,
    report: id ? data : undefined,
    busy: busy || (id !== '' && !data?.isFinished),
  };
}
