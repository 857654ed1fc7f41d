import type { ListMatch } from '#shared/kernel/contract/list.ts';
import { type Bare, queryOf } from './api.ts';

/** The records of a batch: the chosen ones, or all that match the list's filters. */
export interface BatchTarget {
  readonly ids: readonly string[];
  readonly matching?: ListMatch;
  readonly count: number;
}
/** `BatchReport` of the contract. */
export interface BatchReport {
  readonly id: string;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly finished: boolean;
  readonly failures: readonly {
    readonly id?: string;
    readonly title: string;
    readonly code: string;
    readonly message: string;
  }[];
}
interface Start {
  readonly params: { readonly operation: string };
  readonly body: {
    readonly mainArea: string;
    readonly ids: readonly string[];
    readonly matching?: ListMatch;
    readonly values: readonly string[];
    readonly removed?: readonly string[];
    readonly reason?: string;
  };
}
const base = '/api/page/myselection';
export const startBatch: Bare<Start, BatchReport> = {
  id: 'my-selection.batch',
  method: 'POST',
  path: `${base}/batch/{operation}`,
};
export const resumeBatch: Bare<{ readonly params: { readonly id: string } }, BatchReport> = {
  id: 'my-selection.resume',
  method: 'POST',
  path: `${base}/resume/{id}`,
};
const report: Bare<{ readonly params: { readonly id: string } }, BatchReport> = {
  id: 'my-selection.report',
  method: 'GET',
  path: `${base}/report/{id}`,
};

const POLL_MS = 800;
/** Asks again until it is finished. */
export const batchQuery = (id: string) => ({
  ...queryOf(report, { params: { id } }),
  refetchInterval: ({ state }: { readonly state: { readonly data?: BatchReport | undefined } }) =>
    state.data?.finished ? (false as const) : POLL_MS,
});
