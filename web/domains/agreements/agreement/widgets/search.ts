import type { AgreementRow } from '#shared/domains/agreements/agreement/schemas.ts';
import type { Paged } from '#shared/kernel/contract/paging.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import { placeOfRecord } from '#shared/kernel/record/subject.ts';
import { call } from '#web/platform/api.ts';
import { formatDay } from '#web/platform/format.ts';
import { documentListRoute } from '#web/platform/kind-routes.ts';
import type { SearchProvider } from '#web/platform/search-providers.ts';
import { kindGroup } from '#web/ui/record/kind-search.ts';

interface Body {
  readonly keyword: string;
  readonly perPage: number;
  readonly sort: { readonly by: 'number'; readonly direction: 'desc' };
}
/**
 * Finds the agreements of a kind in the palette, the newest first. People call them by their number, or by who plays
 * where.
 */
export const agreementSearch = (kind: AgreementKind): SearchProvider => ({
  ...kindGroup(kind),
  prefix: '#',
  search: async (keyword, signal) => {
    const body: Body = { keyword, perPage: 10, sort: { by: 'number', direction: 'desc' } };
    const { rows } = await call(documentListRoute<Body, Paged<AgreementRow>>(kind), { body }, { signal });
    return rows.map(({ id, number, artists, show }) => ({
      key: id,
      title: number,
      detail: [...artists.map(({ name }) => name), show.venue, formatDay(show)].filter(Boolean).join(', '),
      to: placeOfRecord(kind, id),
    }));
  },
});
