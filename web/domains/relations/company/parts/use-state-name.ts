import { useQuery } from '@tanstack/react-query';

/** The name of a state. Its table weighs 4 KB and is fetched for an address that has a state. */
export function useStateName(stateId: string): string {
  const { data = '' } = useQuery({
    queryKey: ['stateName', stateId],
    queryFn: async () => (await import('./state-text.ts')).stateText(stateId),
    enabled: stateId !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
