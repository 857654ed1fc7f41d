import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { ListNames } from '#shared/kernel/contract/list.ts';
import type { Paged } from '#shared/kernel/contract/paging.ts';
import type { Meta } from '#shared/kernel/record/record.ts';
import type { Bare } from '#web/platform/api.ts';
import type { ListColumn } from '#web/ui/list/columns.ts';

/** The common fields of reference data, such as the country and the code. */
interface SeededFields {
  readonly name: string;
  readonly iata: string;
  readonly countryId: string;
  readonly isActive: boolean;
}
export type SeededRow = Meta & SeededFields;

interface Ref {
  readonly params: { readonly id: string };
}
/** The calls of a contract made by `publishedRoutes`. */
interface SeededCalls<Out, Row> {
  readonly list: Bare<{ readonly body: object }, Paged<Row>>;
  /** The call whose output type is the type of a row. */
  readonly get: Bare<Ref, Row> & { readonly output?: z.ZodType<Row> };
  readonly create: Bare<{ readonly body: Out }, Row>;
  readonly update: Bare<Ref & { readonly body: Out & { readonly rev: number } }, Row>;
  readonly remove: Bare<Ref, unknown>;
  readonly restore: Bare<Ref, unknown>;
}

/** A fact that only this kind has, for the preview, and for the list if it has a column. */
interface OwnFact<Row> {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly of: (row: Row) => string;
  readonly column?: Pick<ListColumn<Row>, 'width' | 'sort' | 'priority'>;
}
/** The words and the own facts of a kind, for its list. */
export interface SeededWords<Row> {
  readonly words: Readonly<Record<'title' | 'one' | 'add' | 'search' | 'empty', MessageDescriptor>>;
  readonly own: readonly OwnFact<Row>[];
}

/** The parts of the form of a kind. They load with zod when a form opens. */
export interface SeededForm<In extends FieldValues, Out> {
  readonly schema: z.ZodType<Out, In>;
  /** The start values: `NO_FIELDS` and those of the fields that only this kind has. */
  readonly blank: In;
  /** The number of letters of the code. */
  readonly codeLength: number;
  /** The fields between the code and the country. */
  readonly Fields: () => ReactNode;
}
/** The start values of the common fields. */
export const NO_FIELDS: SeededFields = { name: '', iata: '', countryId: '', isActive: true };
export const seededForm = <In extends FieldValues, Out>(form: SeededForm<In, Out>) => form;

/** All parts of the pages of a kind of reference data. */
export interface SeededConfig<In extends FieldValues, Out, Row extends SeededRow> extends SeededWords<Row> {
  readonly domain: string;
  readonly routes: SeededCalls<Out, Row>;
  /** The filters and the sort fields of the list. */
  readonly names: ListNames;
  readonly form: () => Promise<{ readonly form: SeededForm<In, Out> }>;
}
