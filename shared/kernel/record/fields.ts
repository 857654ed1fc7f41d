import type { Permission } from '#shared/kernel/access/permission.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';

/**
 * The kinds of values that a sheet and a Word template write without help:
 * `moment` is a clock time of a place; `day` a calendar day.
 */
export type PlainType = 'text' | 'number' | 'money' | 'day' | 'moment' | 'flag';

/** The definition of a field of a record. */
export interface Field {
  /** `inside` hides the field from users outside the agency. `everybody` means all who may read the record. */
  readonly sees: 'everybody' | 'inside';
  /** The right without which nobody sees the field. */
  readonly right?: Permission;
  /** The value in place of a hidden one, if the record must have one. */
  readonly blank?: unknown;
  /** The type of a value that sheets and templates write as it is. */
  readonly type?: PlainType;
  /** The places that show a field of a plain type without code of their own. */
  readonly in?: readonly ('excel' | 'word')[];
  /** False for a field that tells a reader of the log nothing: it follows from others. */
  readonly log?: false;
}
export type Fields<Name extends string = string> = Readonly<Record<Name, Field>>;

/**
 * Defines the fields of a record `T`, each of them, and those that only its log has (`More`).
 * A field without a definition does not compile.
 */
export const defineFields =
  <T, More extends string = never>() =>
  <const F extends Fields<(keyof T & string) | More>>(fields: F): F =>
    fields;

/** The fields that the log or a sheet calls by a name. */
export type NamedField<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly log: false; readonly in?: never } ? never : K;
}[keyof F];
/** The words for the fields of a record. A field that a reader meets does not compile without its words. */
export type FieldWords<F extends Fields> = Readonly<Record<NamedField<F> & string, Translated>>;

/** The definition of a record's fields with their words, for a part that knows no kind. */
export interface DefinedFields {
  readonly fields: Fields;
  readonly words: Readonly<Record<string, Translated>>;
}

/** Lists the fields that a place shows, in their order. */
export const fieldsIn = (fields: Fields, place: 'excel' | 'word'): [name: string, type: PlainType][] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.type && field.in?.includes(place) ? [[name, field.type] as [string, PlainType]] : [],
  );
