import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import type { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';
import { queryOf } from '#web/platform/api.ts';

/** A production brings its only artist, where no artist is chosen yet. */
export function useOnlyArtist(
  productionId: string | undefined,
  isOpen: boolean,
  onTake: (artist: ArtistSummary) => void,
): void {
  const { data } = useQuery({
    ...queryOf(productionContract.routes.get, { params: { id: productionId ?? '' } }),
    enabled: productionId !== undefined,
  });
  const [only, ...more] = data?.artists ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each production, so that a removed artist stays away
  useEffect(() => {
    if (data && only && more.length === 0 && isOpen) onTake(only);
  }, [data?.id]);
}
