import { useMutation, useQueryClient } from '@tanstack/react-query';
import { advancingContract, REQUEST_LIST } from '#shared/domains/journeys/advancing/contract.ts';
import type { AdvancingRequest } from '#shared/domains/journeys/advancing/schemas.ts';
import { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import { type Bare, call, queryOf } from '#web/platform/api.ts';

const { list, get, versions, thread } = advancingContract.routes;
/** The requests of one show that a card draws. */
const OF_SHOW = 20;

export const requestQuery = (id: string) => queryOf(get, { params: { id } });
export const versionsQuery = (id: string, key: string) => queryOf(versions, { params: { id, key } });
export const linksQuery = (id: string) => queryOf(advancingLinkContract.routes.links, { params: { id } });
export const threadQuery = (id: string) => queryOf(thread, { params: { id } });
export const ofShowQuery = (showId: string) =>
  queryOf(list, { body: { filters: [{ field: 'show', values: [showId] }], perPage: OF_SHOW } });
const ON_DASHBOARD = 6;
const [byDate] = REQUEST_LIST.sorts;
/** The requests with something to decide, the next show first. */
export const needsMeQuery = queryOf(list, {
  body: {
    filters: [{ field: 'needsMe', values: ['true'] }],
    sort: { by: byDate, direction: 'asc' },
    perPage: ON_DASHBOARD,
  },
});

/** An approved answer changes its show, and the show's timetable and venue. */
const TOUCHED = /^(advancing\.list|show\.|timetable\.|company\.)/;
const isTouched = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  TOUCHED.test(String(queryKey[0]));

/** Keeps a request that the server has answered with, and drops what it has changed elsewhere. */
export function useKeepRequest() {
  const queries = useQueryClient();
  return (request: AdvancingRequest) => {
    queries.setQueryData(requestQuery(request.id).queryKey, request);
    void queries.invalidateQueries({ predicate: isTouched });
    void queries.invalidateQueries({ queryKey: [versions.id] });
  };
}

/** An act of staff on a request. If someone else was faster, the page shows what there is now. */
export function useAct<Body>(route: Bare<{ params: { id: string }; body: Body }, AdvancingRequest>, id: string) {
  const queries = useQueryClient();
  const keep = useKeepRequest();
  return useMutation({
    mutationFn: (body: Body) => call(route, { params: { id }, body }) as Promise<AdvancingRequest>,
    onSuccess: keep,
    onError: () => void queries.invalidateQueries({ queryKey: requestQuery(id).queryKey }),
  });
}
