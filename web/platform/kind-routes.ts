import type * as z from 'zod';
import type { PickerPage, PickerQuery } from '#shared/kernel/contract/paging.ts';
import type { Method } from '#shared/kernel/contract/route.ts';
import type { AgreementKind, PrintedKind } from '#shared/kernel/record/agreement.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { pluralOf } from '#shared/kernel/record/plural.ts';
import type { KindWith, RecordName } from '#shared/records.ts';
import type { Bare } from './api.ts';

/*
 * Operations that several kinds have at the same kind of address. Code for all kinds calls them without the contract of
 * each kind. A test holds them against the contracts.
 */
const routeOf = (kind: RecordName, operation: string, method: Method, path: string) => ({
  id: `${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.${operation}`,
  method,
  path,
});
interface ById {
  readonly params: { readonly id: Id };
}

export type PickerCall = Bare<{ readonly body: z.input<typeof PickerQuery> }, z.output<typeof PickerPage>>;
export const pickerRoute = (kind: TravelKind): PickerCall =>
  routeOf(kind, 'picker', 'POST', `/api/v1/${pluralOf(kind)}/picker`);

interface Moved {
  readonly rev: number;
  readonly start: string;
  readonly end: string;
  readonly artistId: Id;
}
export const moveRoute = (kind: KindWith<'drag'>): Bare<ById & { readonly body: Moved }, { readonly rev: number }> =>
  routeOf(kind, 'move', 'POST', `/api/v1/${pluralOf(kind)}/{id}/move`);

/** Lists the documents of a kind, for any request and rows of the list. */
export const documentListRoute = <Body, Page>(kind: PrintedKind): Bare<{ readonly body: Body }, Page> =>
  routeOf(kind, 'list', 'POST', `/api/page/${kind.toLowerCase()}/list`);

export const downloadRoute = <File>(kind: AgreementKind): Bare<ById & { readonly body: object }, File> =>
  routeOf(kind, 'download', 'POST', `/api/v1/${pluralOf(kind)}/{id}/download`);

/** Makes one document of several shows. */
interface OfShows {
  readonly body: { readonly showId: Id; readonly otherShowIds: readonly Id[] };
}
export const createOfShowsRoute = (kind: AgreementKind): Bare<OfShows, { readonly id: Id }> =>
  routeOf(kind, 'create', 'PUT', `/api/v1/${pluralOf(kind)}`);
