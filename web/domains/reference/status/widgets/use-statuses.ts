import { useQuery } from '@tanstack/react-query';
import { statusContract } from '#shared/domains/reference/status/contract.ts';
import type { Status } from '#shared/domains/reference/status/schemas.ts';
import type { StatusKind } from '#shared/kernel/record/main-area.ts';
import { queryOf } from '#web/platform/api.ts';

const TEN_MINUTES = 10 * 60_000;

export const statusesQuery = (mainArea: StatusKind) => ({
  ...queryOf(statusContract.routes.list, { query: { mainArea } }),
  staleTime: TEN_MINUTES,
});

export interface Statuses {
  /** In the agency's order; deleted ones are left out. */
  readonly all: readonly Status[];
  /** A status that was deleted keeps its name where it is still in use. */
  readonly byId: ReadonlyMap<string, Status>;
}
const NONE: Statuses = { all: [], byId: new Map() };

const statusesOf = ({ rows }: { readonly rows: readonly Status[] }): Statuses => ({
  all: rows.filter((status) => !status.deletedAt).toSorted((a, b) => a.sort - b.sort),
  byId: new Map(rows.map((status) => [status.id, status])),
});

/** The agency's own statuses of an area; empty until they are there. */
export const useStatuses = (mainArea: StatusKind): Statuses =>
  useQuery({ ...statusesQuery(mainArea), select: statusesOf }).data ?? NONE;
