import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MadeFile } from '#shared/kernel/record/made-file.ts';
import { saveAs } from './save-as.ts';

const POLL_MS = 700;

type StateQuery<F> = Pick<UseQueryOptions<F>, 'queryKey' | 'queryFn'>;

/** Asks for a file until it is there, and then saves it once. */
export function useAwaitedFile<F extends MadeFile>(started: F | undefined, query: StateQuery<F>): F | undefined {
  const { data = started } = useQuery<F>({
    ...query,
    enabled: started !== undefined,
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'running' ? false : POLL_MS),
  });
  const ready = data?.state === 'ready' ? data.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes with each reading, the file is fetched once
  useEffect(() => {
    if (ready && data?.url) saveAs({ url: data.url, name: data.name });
  }, [ready]);
  return data;
}
