import { call } from '#web/platform/api.ts';
import { formatDay } from '#web/platform/format.ts';
import type { SearchHit } from '#web/platform/search-providers.ts';
import type { AgreementUi } from './kind.tsx';

/** Agreements in the command palette, the newest first: people call them by their number, or by who plays where. */
export async function searchAgreements({ routes, base }: AgreementUi, keyword: string, signal: AbortSignal) {
  const body = { keyword, perPage: 10, sort: { by: 'number', direction: 'desc' } } as const;
  const { rows } = await call(routes.list, { body }, { signal });
  return rows.map(
    ({ id, number, artists, show }): SearchHit => ({
      key: id,
      title: number,
      detail: [...artists.map(({ name }) => name), show.venue, formatDay(show)].filter(Boolean).join(', '),
      to: `${base}/${id}`,
    }),
  );
}
