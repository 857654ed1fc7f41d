import { showWords } from './domains/show/field-words.ts';
import { showFields } from './domains/show/fields.ts';
import type { DefinedFields } from './kernel/fields.ts';
import type { RecordName } from './records.ts';

/** The fields of the kinds of records, with their words. */
const FIELDS: Readonly<Partial<Record<RecordName, DefinedFields>>> = {
  show: { fields: showFields, words: showWords },
};

const NONE: DefinedFields = { fields: {}, words: {} };
/** The fields of an entity that the log names. An entity without definitions hides nothing. */
export const definedFields = (entity: string): DefinedFields => FIELDS[entity as RecordName] ?? NONE;
