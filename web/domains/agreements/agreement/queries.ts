import { queryOptions } from '@tanstack/react-query';
import type { FileKind } from '#shared/domains/agreements/agreement/rendering.ts';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { call, queryOf } from '#web/platform/api.ts';
import type { AgreementUi } from './widgets/kind.tsx';

/** How often a page asks for the agreement while that is being made. */
const POLL_MS = 1_000;

/** Asks again until the agreement is there or has failed. */
export const agreementQuery = ({ routes }: AgreementUi, id: string) => ({
  ...queryOf(routes.get, { params: { id } }),
  refetchInterval: (query: { state: { data?: AgreementView | undefined } }) =>
    query.state.data?.rendered.state === 'pending' ? POLL_MS : (false as const),
});
export const agreementKey = ({ routes }: AgreementUi, id: string) => queryOf(routes.get, { params: { id } }).queryKey;

export const agreementsOfShow = ({ routes }: AgreementUi, showId: string) =>
  queryOf(routes.list, {
    body: { filters: [{ field: 'show', values: [showId] }], sort: { by: 'number', direction: 'desc' } },
  });

/** Asked again whenever the page comes back into view: the show may have changed in another tab. */
export const proposalQuery = ({ routes }: AgreementUi, id: string) => ({
  ...queryOf(routes.showProposal, { params: { id } }),
  staleTime: 0,
});
export const agreementActivity = ({ routes }: AgreementUi, id: string) =>
  queryOf(routes.activity, { params: { id }, query: {} });

/** The bytes of one state of an agreement; a state never changes, so they are asked for once. */
export const filesQuery = ({ routes, entity }: AgreementUi, id: string, hash: string, kind: FileKind) =>
  queryOptions({
    queryKey: [`${entity}.document`, id, hash, kind],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Blob> => {
      const { url } = await call(routes.download, { params: { id }, body: { kind, inline: true } }, { signal });
      const reply = await fetch(url, { signal, referrerPolicy: 'no-referrer' });
      if (!reply.ok) throw new Error(`document: ${reply.status}`);
      return reply.blob();
    },
  });

/** All that is shown of agreements of a kind is asked again. */
export const isOfKind =
  ({ routes: { list, get, activity } }: AgreementUi) =>
  ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
    [list.id, get.id, activity.id, linkContract.routes.list.id].includes(String(queryKey[0]));
