import { useQuery } from '@tanstack/react-query';
import { tagContract } from '#shared/domains/reference/tag/contract.ts';
import type { Tag } from '#shared/domains/reference/tag/schemas.ts';
import type { MainArea } from '#shared/kernel/record/main-area.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';

const TEN_MINUTES = 10 * 60_000;

export interface Tags {
  /** Those that may be chosen, in the agency's order. */
  readonly all: readonly Tag[];
  readonly byId: ReadonlyMap<string, Tag>;
}
const NONE: Tags = { all: [], byId: new Map() };

const tagsOf = ({ rows }: { readonly rows: readonly Tag[] }): Tags => ({
  all: rows.filter(({ isActive }) => isActive),
  byId: new Map(rows.map((tag) => [tag.id, tag])),
});

/** The agency's tags of an area; empty until they are there, and for people outside. */
export function useTags(mainArea: MainArea): Tags {
  const can = useCan();
  const query = queryOf(tagContract.routes.list, { query: { mainArea } });
  return useQuery({ ...query, staleTime: TEN_MINUTES, enabled: can('tag.read'), select: tagsOf }).data ?? NONE;
}
