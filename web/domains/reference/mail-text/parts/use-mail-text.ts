import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { mailTextContract } from '#shared/domains/reference/mail-text/contract.ts';
import type { MailKind } from '#shared/domains/reference/mail-text/kinds.ts';
import type { MailTextView } from '#shared/domains/reference/mail-text/schemas.ts';
import { queryOf } from '#web/platform/api.ts';

const { list, get } = mailTextContract.routes;

/** The mail of a page, and the revision that its next write carries. All languages share one revision. */
export function useMailText(kind: MailKind) {
  const queries = useQueryClient();
  const query = queryOf(get, { params: { kind } });
  const { data: view } = useSuspenseQuery(query);
  const rev = useRef(view.rev);
  const { queryKey } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is made anew with each drawing
  const take = useCallback(
    (next: MailTextView) => {
      rev.current = next.rev;
      queries.setQueryData(queryKey, next);
      void queries.invalidateQueries({ queryKey: [list.id] });
    },
    [queries, kind],
  );
  return { view, rev, take };
}
export type MailTextState = ReturnType<typeof useMailText>;
