import type { Permission } from '#shared/kernel/access/permission.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';

/**
 * The kinds of values that a sheet and a Word template write without help:
 * `moment` is a clock time of a place; `day` a calendar day; `reference` a summary of another record, written by its
 * name; `references` a list of summaries.
 */
export type PlainType = 'text' | 'number' | 'money' | 'day' | 'moment' | 'flag' | 'reference' | 'references';

type Place = 'excel' | 'word';

/** The definition of a field of a record. */
export interface Field {
  /** `internal` hides the field from users outside the agency. `everybody` means all who may read the record. */
  readonly sees: 'everybody' | 'internal';
  /** The right without which nobody sees the field. */
  readonly right?: Permission;
  /** The value in place of a hidden one, if the record must have one. */
  readonly blank?: unknown;
  /** The type of a value that sheets and templates write as it is. */
  readonly type?: PlainType;
  /** The places that show a field of a plain type without code of their own. */
  readonly in?: readonly Place[];
  /** The name of its field in Word templates, by default its own. Stored templates use it, so it never changes. */
  readonly word?: string;
  /** False for a field that tells a reader of the log nothing: it follows from others. */
  readonly log?: false;
}
/** A field for all who may read the record. */
export const plain = { sees: 'everybody' } as const satisfies Field;
/** A field that users outside the agency do not see. */
export const internal = { sees: 'internal' } as const satisfies Field;
/** A field that the log does not tell, because it follows from others. */
export const silent = { log: false } as const;
/** A text that sheets and Word templates write as it is. */
export const printed = { type: 'text', in: ['excel', 'word'] } as const;

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

/** A field that a place shows. */
interface PlainField {
  readonly name: string;
  readonly type: PlainType;
  /** Its name in Word templates. */
  readonly word: string;
}
/** Lists the fields that a place shows, in their order. */
export const fieldsIn = (fields: Fields, place: Place): PlainField[] =>
  Object.entries(fields).flatMap(([name, { type, in: places, word = name }]) =>
    type && places?.includes(place) ? [{ name, type, word }] : [],
  );

/** A summary of another record: a person has a full name. */
type Summary = { readonly name: string } | { readonly fullName: string };
/** Returns the name of a referenced record. */
export const referenceName = (summary: Summary): string => ('name' in summary ? summary.name : summary.fullName);
/** Returns the names of referenced records, as one text. */
export const referenceNames = (summaries: readonly Summary[]): string => summaries.map(referenceName).join(', ');
