import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import { type Bare, call, queryOf } from '#web/platform/api.ts';
import { fetchFile } from './fetch-file.ts';

const { list, get, events, file, overview, archiveState } = esignContract.routes;

/** The signings of a record, the newest first. A revision follows the document that it replaces. */
export const signingsOf = (kind: AgreementKind, id: string) =>
  queryOf(list, {
    body: {
      filters: [
        { field: 'kind', values: [kind] },
        { field: 'source', values: [id] },
      ],
      sort: { by: 'created', direction: 'desc' },
    },
  });
export const signingQuery = (id: string) => queryOf(get, { params: { id } });
export const archiveQuery = (id: string) => queryOf(archiveState, { params: { id } });
export const eventsQuery = (id: string) => queryOf(events, { params: { id } });

type File = EsignView['files'][number];
/** The bytes of a file of a document. Files never change under their hash. */
export const bytesQuery = (id: string, wanted: File | undefined) =>
  queryOptions({
    queryKey: ['esign.bytes', id, wanted?.id, wanted?.sha256],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: wanted
      ? ({ signal }) =>
          fetchFile(call(file, { params: { id }, body: { fileId: wanted.id, inline: true } }, { signal }), signal)
      : skipToken,
  });

const SIGNING: readonly string[] = [list.id, get.id, events.id, overview.id];
/** Whether a query shows documents that are signed. */
export const isOfSigning = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  SIGNING.includes(String(queryKey[0]));

/** An act of staff on a document. The answer takes the place of what is shown. */
export function useAct<Body>(
  route: Bare<{ params: { id: string }; body: Body }, EsignView>,
  {
    id,
    onDone,
    quiet = false,
  }: { readonly id: string; readonly onDone?: (view: EsignView) => void; readonly quiet?: boolean },
) {
  const queries = useQueryClient();
  return useMutation({
    meta: { quiet },
    mutationFn: (body: Body) => call(route, { params: { id }, body }),
    onSuccess: (view) => {
      queries.setQueryData(signingQuery(view.id).queryKey, view);
      void queries.invalidateQueries({ predicate: (query) => isOfSigning(query) && query.queryKey[0] !== get.id });
      onDone?.(view);
    },
  });
}
