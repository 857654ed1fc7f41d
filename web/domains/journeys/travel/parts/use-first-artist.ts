import { useQuery } from '@tanstack/react-query';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import type { ArtistSummary } from '#shared/kernel/record/artist-summary.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { pickedItem } from '#web/ui/record/picked-item.ts';

interface FirstArtist {
  readonly artist: PickerItem | null;
  readonly isLoading: boolean;
}
/** Finds the first artist of a form: that of the record, else the one in the address, loaded for its name. */
export function useFirstArtist(known: ArtistSummary | undefined, id: string | undefined): FirstArtist {
  const can = useCan();
  const { data, isLoading } = useQuery({
    ...queryOf(artistContract.routes.get, { params: { id: id ?? '' } }),
    enabled: id !== undefined && can('artist.read'),
  });
  if (known) return { artist: pickedItem(known.artistId, known.name), isLoading };
  return { artist: data ? pickedItem(data.id, data.name) : null, isLoading };
}
