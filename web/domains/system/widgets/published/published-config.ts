import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { ListNames } from '#shared/kernel/list.ts';
import type { Paged } from '#shared/kernel/paging.ts';
import type { Meta } from '#shared/kernel/record.ts';
import type { Bare } from '#web/platform/api.ts';
import type { ListColumn } from '#web/ui/list/columns.ts';

/** What all reference data are: of a country, and known by a code. */
interface PublishedFields {
  readonly name: string;
  readonly iata: string;
  readonly countryId: string;
  readonly isActive: boolean;
}
export type PublishedRow = Meta & PublishedFields;

interface Ref {
  readonly params: { readonly id: string };
}
/** The calls of a contract made by `publishedRoutes`. */
interface PublishedCalls<Out, Row> {
  readonly list: Bare<{ readonly body: object }, Paged<Row>>;
  /** Its output tells what a row is. */
  readonly get: Bare<Ref, Row> & { readonly output?: z.ZodType<Row> };
  readonly create: Bare<{ readonly body: Out }, Row>;
  readonly update: Bare<Ref & { readonly body: Out & { readonly rev: number } }, Row>;
  readonly remove: Bare<Ref, unknown>;
  readonly restore: Bare<Ref, unknown>;
}

/** What a kind says besides code and country: in the preview, and in the list where it has a column. */
interface OwnFact<Row> {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly of: (row: Row) => string;
  readonly column?: Pick<ListColumn<Row>, 'width' | 'sort' | 'priority'>;
}
/** What a list says of its kind. */
export interface PublishedWords<Row> {
  readonly words: Readonly<Record<'title' | 'one' | 'add' | 'search' | 'empty', MessageDescriptor>>;
  readonly own: readonly OwnFact<Row>[];
}

/** What the form of a kind is made of: fetched with zod and the fields when one is opened. */
export interface PublishedForm<In extends FieldValues, Out> {
  readonly schema: z.ZodType<Out, In>;
  /** What a new one starts with, besides what all of them have. */
  readonly blank: Omit<In, keyof PublishedFields>;
  /** Letters of the code it is known by. */
  readonly codeLength: number;
  /** Between its code and its country. */
  readonly Fields: () => ReactNode;
}
export const publishedForm = <In extends FieldValues, Out>(form: PublishedForm<In, Out>) => form;

/** All that the pages of a kind of reference data are made of. */
export interface PublishedConfig<In extends FieldValues, Out, Row extends PublishedRow> extends PublishedWords<Row> {
  readonly domain: string;
  readonly routes: PublishedCalls<Out, Row>;
  /** What its list is filtered and sorted by. */
  readonly names: ListNames;
  readonly form: () => Promise<{ readonly form: PublishedForm<In, Out> }>;
}
