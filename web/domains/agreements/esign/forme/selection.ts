import { useState } from 'react';
import type { EsignRow, Mine } from '#shared/domains/agreements/esign/view.ts';

/** A row that the user countersigns. */
export type MyRow = EsignRow & { readonly mine: Mine };
export const isMine = (row: EsignRow): row is MyRow => row.mine !== undefined;
export const isUnread = ({ mine }: MyRow): boolean => mine.readiness === 'unread';
const isReady = ({ mine }: MyRow): boolean => mine.readiness === 'ready';

/** The rows that are chosen to be signed. One that is no longer ready falls out. */
export function useChosen(rows: readonly EsignRow[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const ready = rows.filter(isMine).filter(isReady);
  const chosen = ready.filter(({ id }) => ids.includes(id));
  return {
    ready,
    chosen,
    toggle: (id: string) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    toggleAll: () => setIds(chosen.length === ready.length ? [] : ready.map(({ id }) => id)),
  };
}
