import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { Permission } from '#shared/kernel/access/permission.ts';
import type { Move } from '#shared/kernel/contract/movable-contract.ts';
import type { Paged } from '#shared/kernel/contract/paging.ts';
import type { Meta } from '#shared/kernel/record/record.ts';
import type { Bare } from '#web/platform/api.ts';
import type { useFormat } from '#web/platform/format.ts';

/** A master as its pages know it. */
export interface MasterRow extends Meta {
  readonly name: string;
  readonly isActive: boolean;
  readonly isDefault?: boolean | undefined;
}
type Writes<Body, Row> = Bare<{ readonly body: Body }, Row>;
interface Ref {
  readonly id: string;
}

/** The calls of a contract made by `masterRoutes`, `sortRoute` and `copyRoute`. */
export interface MasterCalls<Out, Row> {
  readonly list: Bare<{ readonly body: object }, Paged<Row>>;
  /** The call whose output type is the type of a row. */
  readonly get: Bare<{ readonly params: Ref }, Row> & { readonly output?: z.ZodType<Row> };
  readonly create: Writes<Out, Row>;
  readonly update: Writes<Out & Ref & { readonly rev: number }, Row>;
  /** Left out if a row can only be deleted by moving its records to another one. */
  readonly remove?: Writes<Ref, unknown>;
  readonly restore?: Writes<Ref, Row>;
  readonly activity: Writes<Ref, unknown>;
  readonly sort?: Writes<{ readonly ids: readonly string[] }, unknown>;
  readonly copy?: Writes<Ref, Row>;
}

/** The calls of a contract by `movableRoutes`: records refer to a row, and move to another if it is deleted. */
export interface Moving<Row> {
  /** The name of the id in the address: `statusId`. */
  readonly key: string;
  readonly copy: Bare<{ readonly query: Readonly<Record<string, string>> }, Row>;
  readonly deleteAndMove: Bare<{ readonly query: Readonly<Record<string, string>> }, unknown>;
  readonly moves: Bare<{ readonly query: object }, { readonly rows: readonly Move[] }>;
  /** Tells whether the records of one row may refer to the other row instead. */
  readonly fits?: (from: Row, to: Row) => boolean;
}

/** A column of the list. Without `render` it shows the field with the name of its id. */
export type MasterColumn<Row> = {
  readonly label: MessageDescriptor;
  /** Whether the column holds figures, which are right-aligned. */
  readonly figures?: boolean;
} & (
  | {
      readonly id: keyof Row & string;
      readonly render?: never;
      /** Returns the words for the values of the field. */
      readonly useWords?: () => Readonly<Record<string, string>>;
    }
  | { readonly id: string; readonly render: (row: Row, format: ReturnType<typeof useFormat>) => ReactNode }
);

/** The addresses of the pages, the scope of the list, and the tabs above it that show the scope. */
export interface MasterPlace {
  readonly base: string;
  readonly edit: (id: string) => string;
  /** A part of the request for the list, and of every new row: `{ mainArea: 'show' }`. */
  readonly scope?: object;
  readonly tabs?: ReactNode;
}

export interface MasterWords<Word = MessageDescriptor> {
  readonly title: Word;
  readonly text: Word;
  /** "New cost centre" */
  readonly add: Word;
  /** The purpose of these rows, for an empty list. */
  readonly empty: Word;
  /** The purpose of the default row, if new records do not start with it. */
  readonly marked?: Word | undefined;
}

/** The parts of a master's form. They load with zod when a form opens, because a list needs none of them. */
export interface MasterForm<In extends FieldValues, Out, Row extends MasterRow> {
  readonly schema: z.ZodType<Out, In> & { readonly shape: z.core.$ZodShape };
  /** The start values of a new row, besides the defaults of the schema. */
  readonly blank?: Partial<In>;
  /** Whether the server makes the name from the other fields. */
  readonly namedByServer?: boolean;
  /** Fields besides name, active and default. */
  readonly Fields?: (props: { readonly record?: Row | undefined }) => ReactNode;
}
export const masterForm = <In extends FieldValues, Out, Row extends MasterRow>(form: MasterForm<In, Out, Row>) => form;

/** All parts of a master's pages; see web/domains/reference/cost-center for the smallest. */
export interface MasterConfig<In extends FieldValues, Out, Row extends MasterRow> {
  readonly routes: MasterCalls<Out, Row>;
  /** The domain whose queries are reloaded after a write. */
  readonly domain: string;
  readonly form: () => Promise<{ readonly form: MasterForm<In, Out, Row> }>;
  readonly moving?: Moving<Row>;
  /** The right to change the rows; by default the right to all master data. */
  readonly update?: Permission;
  readonly usePlace?: (record?: Row) => MasterPlace;
  readonly words: MasterWords;
  /** A title that is known only when the page is open. */
  readonly useTitle?: () => string;
  readonly columns?: readonly MasterColumn<Row>[];
  /** The mark before the name in the list: a colour, a flag. */
  readonly Mark?: ComponentType<{ readonly row: Row }>;
}
