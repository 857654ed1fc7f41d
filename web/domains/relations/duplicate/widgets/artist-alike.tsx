import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { queryOf } from '#web/platform/api.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { Alike } from '../parts/alike.tsx';
import type { AlikeRows } from '../parts/alike-notice.tsx';
import { PAUSE_MS } from '../parts/pause.ts';

/** Inside the form of a new artist: those of the same name. */
export function ArtistAlike({ onTake }: Pick<AlikeRows, 'onTake'>) {
  const { name: typed = '' } = useWatch<Pick<ArtistInput, 'name'>>();
  const name = useSettled(typed.trim(), PAUSE_MS);
  const { data } = useQuery({
    ...queryOf(artistContract.routes.picker, { body: { keyword: name } }),
    enabled: name !== '',
    retry: false,
    meta: { quiet: true },
  });
  const same = data?.items.filter(({ value }) => fold(value) === fold(name)) ?? [];
  const rows = same.map(({ key, value, sublabel }) => ({
    id: key,
    name: value,
    detail: sublabel,
    by: ['name' as const],
  }));
  return <Alike base="/artist" rows={rows} onTake={onTake} />;
}
