import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { Move } from '#shared/kernel/movable-contract.ts';
import type { Paged } from '#shared/kernel/paging.ts';
import type { Permission } from '#shared/kernel/permission.ts';
import type { Meta } from '#shared/kernel/record.ts';
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
  /** Its output tells what a row is. */
  readonly get: Bare<{ readonly params: Ref }, Row> & { readonly output?: z.ZodType<Row> };
  readonly create: Writes<Out, Row>;
  readonly update: Writes<Out & Ref & { readonly rev: number }, Row>;
  /** Left out where one may only go by handing its records over. */
  readonly remove?: Writes<Ref, unknown>;
  readonly restore?: Writes<Ref, Row>;
  readonly activity: Writes<Ref, unknown>;
  readonly sort?: Writes<{ readonly ids: readonly string[] }, unknown>;
  readonly copy?: Writes<Ref, Row>;
}

/** The calls of a contract made by `movableRoutes`: records carry these, and follow to another when one goes. */
export interface Moving<Row> {
  /** How the address names one: `statusId`. */
  readonly key: string;
  readonly copy: Bare<{ readonly query: Readonly<Record<string, string>> }, Row>;
  readonly deleteAndMove: Bare<{ readonly query: Readonly<Record<string, string>> }, unknown>;
  readonly moves: Bare<{ readonly query: object }, { readonly rows: readonly Move[] }>;
  /** Whether what carries one may carry the other instead. */
  readonly fits?: (from: Row, to: Row) => boolean;
}

/** Without `render` it shows the field that it is called after. */
export type MasterColumn<Row> = {
  readonly label: MessageDescriptor;
  /** Figures stand right. */
  readonly figures?: boolean;
} & (
  | {
      readonly id: keyof Row & string;
      readonly render?: never;
      /** What the field's values are called. */
      readonly useWords?: () => Readonly<Record<string, string>>;
    }
  | { readonly id: string; readonly render: (row: Row, format: ReturnType<typeof useFormat>) => ReactNode }
);

/** Where its pages are, which of its lists is shown, and what says so above it. */
export interface MasterPlace {
  readonly base: string;
  readonly edit: (id: string) => string;
  /** Part of the list's request, and of what is new: `{ mainArea: 'show' }`. */
  readonly scope?: object;
  readonly tabs?: ReactNode;
}

export interface MasterWords<Word = MessageDescriptor> {
  readonly title: Word;
  readonly text: Word;
  /** "New cost centre" */
  readonly add: Word;
  /** What these are for, where there are none yet. */
  readonly empty: Word;
  /** What the one that is marked is for, where new records do not start with it. */
  readonly marked?: Word | undefined;
}

/** What a master's form is made of: fetched with zod and the fields when one is opened, for a list needs none of it. */
export interface MasterForm<In extends FieldValues, Out, Row extends MasterRow> {
  readonly schema: z.ZodType<Out, In> & { readonly shape: z.core.$ZodShape };
  /** What a new one starts with, besides what the schema says of itself. */
  readonly blank?: Partial<In>;
  /** Its name is made of its other fields. */
  readonly namedByServer?: boolean;
  /** Fields besides name, active and default. */
  readonly Fields?: (props: { readonly record?: Row | undefined }) => ReactNode;
}
export const masterForm = <In extends FieldValues, Out, Row extends MasterRow>(form: MasterForm<In, Out, Row>) => form;

/** All that a master's pages are made of; see web/domains/cost-center for the smallest. */
export interface MasterConfig<In extends FieldValues, Out, Row extends MasterRow> {
  readonly routes: MasterCalls<Out, Row>;
  /** Its queries are asked again after a write. */
  readonly domain: string;
  readonly form: () => Promise<{ readonly form: MasterForm<In, Out, Row> }>;
  readonly moving?: Moving<Row>;
  /** Right to change them; all master data unless said. */
  readonly update?: Permission;
  readonly usePlace?: (record?: Row) => MasterPlace;
  readonly words: MasterWords;
  /** A title that is known only when the page is open. */
  readonly useTitle?: () => string;
  readonly columns?: readonly MasterColumn<Row>[];
  /** What stands before the name in the list: a colour, a flag. */
  readonly Mark?: ComponentType<{ readonly row: Row }>;
}
