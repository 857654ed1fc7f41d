import type { ErrorDetail } from '#shared/kernel/contract/error.ts';
import { freeIdOf } from '#shared/kernel/record/free-name.ts';
import { leadsTo, machine } from '#shared/kernel/record/machine.ts';
import { isNoDay } from './days.ts';
import { IMPORT_FIELDS, type ImportField } from './fields.ts';
import type { Import, ImportKind, Mapping } from './schemas.ts';
import { cellText, type Reading, Unread } from './values.ts';

export const importMachine = machine({
  name: 'import',
  first: 'draft',
  steps: [
    { on: 'run', from: ['draft'], to: 'running' },
    { on: 'all rows through', from: ['running'], to: 'done' },
    { on: 'undo', from: ['done'], to: 'undoing' },
    { on: 'all rows through', from: ['undoing'], to: 'undone' },
  ],
});
/** Whether an import can be undone: only a finished one can. */
export const isUndoable = ({ state }: Pick<Import, 'state'>): boolean =>
  leadsTo(importMachine, state, 'undo') !== undefined;

type Fields = readonly ImportField[];

/** Whether a mapping is valid: known fields, each once, and all required ones. */
export function isMapping(fields: Fields, mapping: Mapping): boolean {
  const chosen = mapping.filter(Boolean);
  const known = chosen.every((id) => fields.some((one) => one.id === id));
  const isNamed = fields.some(({ id, must }) => must && chosen.includes(id));
  return known && new Set(chosen).size === chosen.length && isNamed;
}

export interface ReadRow {
  /** The values of the row, by field; an empty cell adds none. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly ErrorDetail[];
}

/** The values that spreadsheets write for a failed formula, in cells and in CSV files. */
const ERROR_VALUE = /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/;
/** A long number that a spreadsheet cut to its first figures: `4,91761E+11`. */
const SPOILED = /^[+-]?\d(?:[.,]\d+)?E\+\d{1,3}$/i;
function readCell({ read }: ImportField, text: string, reading: Reading): unknown {
  if (ERROR_VALUE.test(text)) return new Unread('import.errorValue');
  if (SPOILED.test(text)) return new Unread('import.spoiled');
  return read ? read(text, reading) : text;
}
/** Splits a cell into the values of one field. */
function valuesIn(field: ImportField, cell: string): readonly string[] {
  const text = cellText(cell);
  if (text === '' || (field.told === 'day' && isNoDay(text))) return [];
  const lines = field.hasLines ? text : text.replace(/\s*[\r\n]+\s*/g, ' ');
  return field.split ? field.split(text) : [lines];
}

/** Converts a row of the file to the values of fields. */
export function readRow(fields: Fields, mapping: Mapping, cells: readonly string[], reading: Reading): ReadRow {
  const values: Record<string, unknown> = {};
  const problems: ErrorDetail[] = [];
  const extra: (readonly [field: ImportField, text: string])[] = [];
  const take = (field: ImportField, text: string) => {
    const value = readCell(field, text, reading);
    if (value instanceof Unread) problems.push({ code: value.code, field: field.id });
    else values[field.id] = value;
  };
  for (const [i, id] of mapping.entries()) {
    const found = fields.find((one) => one.id === id);
    const [text, ...more] = found ? valuesIn(found, cells[i] ?? '') : [];
    if (!found || text === undefined) continue;
    take(found, text);
    extra.push(...more.map((value) => [found, value] as const));
  }
  for (const [field, text] of extra) {
    const next = fields.find(({ id }) => id === field.next && values[id] === undefined);
    if (next) take(next, text);
    else problems.push({ code: 'import.several', field: field.id });
  }
  return { values, problems };
}

/** Splits a name such as `Anna van Dijk` into a first and a last name. */
function splitName({ name, ...values }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (typeof name !== 'string' || values.lastName !== undefined) return values;
  const [first = '', ...rest] = name.split(/\s+/);
  return rest.length === 0 ? { ...values, lastName: first } : { firstName: first, lastName: rest.join(' '), ...values };
}

/** The fields that are not one value at one path of the record's input. */
const SHAPED = new Set(['company', 'position']);

const CARRIED: Readonly<Record<string, string>> = { status: 'statusId', tags: 'tagIds', paymentTerm: 'paymentTermId' };
/** Returns the path of a field's value. The name of a free field of the agency contains its id. */
function pathOf(area: ImportKind, id: string): string {
  const free = freeIdOf(id);
  if (free) return `freeFields.${free}`;
  return CARRIED[id] ?? IMPORT_FIELDS[area].find((one) => one.id === id)?.path ?? id;
}

/** Merges values into an input, or into an empty one. The result is checked as a form's input would be. */
export function inputOver(area: ImportKind, values: Readonly<Record<string, unknown>>, base: object = {}): object {
  const input = structuredClone(base) as Record<string, unknown>;
  for (const [id, value] of Object.entries(area === 'contact' ? splitName(values) : values)) {
    const path = pathOf(area, id);
    if (SHAPED.has(id)) continue;
    const [outer = id, inner] = path.split('.');
    if (inner) input[outer] = { ...(input[outer] as object | undefined), [inner]: value };
    else input[outer] = value;
  }
  if (area === 'venue') input.roles = [...new Set([...((input.roles as string[] | undefined) ?? []), 'venue'])];
  // Most companies in the lists of an agency are promoters, who buy its shows.
  if (area === 'company') input.roles ??= ['promoter'];
  if (area === 'company' || area === 'venue') input.address = settledAt(values, input, base);
  return input;
}

interface Placed {
  readonly address?: { readonly countryId?: string };
}
/** Returns the address of a row. A new state or another country replaces the former state. */
function settledAt({ state, country }: Readonly<Record<string, unknown>>, input: Placed, base: Placed): object {
  const hasMoved = country !== undefined && country !== base.address?.countryId;
  return { ...input.address, ...(state !== undefined || hasMoved ? { stateId: '' } : {}) };
}

/** Finds the field at the path of a failed check. */
export const fieldAt = (fields: Fields, path: string | undefined): ImportField | undefined =>
  path === undefined
    ? undefined
    : (fields.findLast((one) => one.path === path) ?? fields.find((one) => path.startsWith(`${one.path}.`)));
