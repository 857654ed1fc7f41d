import type { Environment } from '#shared/kernel/access/permission.ts';
import type { ErrorDetail } from '#shared/kernel/contract/error.ts';
import { isWebAddress } from '#shared/kernel/text/web-address.ts';
import { isLocalDate } from '#shared/kernel/time/date.ts';
import { FREE_LINK_MAX, FREE_TEXT_MAX } from './limits.ts';
import type { FreeFieldInput, FreeFieldView, FreeOption, FreeValue, FreeValues } from './schemas.ts';
import { isFreeEmpty, isFreeReference } from './values.ts';

/** Gives new options unused numbers. A removed option stays as inactive, because records may name it. */
export function numberOptions(before: readonly FreeOption[], given: readonly FreeOption[]): FreeOption[] {
  let last = Math.max(0, ...before.map(({ no }) => no));
  const known = (no: number) => before.some((option) => option.no === no);
  const seen = new Set<number>();
  const kept = given.map((option) => {
    const no = known(option.no) && !seen.has(option.no) ? option.no : ++last;
    seen.add(no);
    return { ...option, no };
  });
  const gone = before.filter(({ no }) => !seen.has(no));
  return [...kept, ...gone.map((option) => ({ ...option, isActive: false }))];
}

type Definition = Omit<FreeFieldInput, 'mainArea' | 'slot'> & { readonly id: string; readonly slot: string };
interface Profile {
  readonly fields: readonly { readonly fieldId: string; readonly mayEdit: boolean; readonly isMandatory: boolean }[];
}
/**
 * Lists the fields that a user sees, in their order: those of the profile. Without a profile, an internal user sees all
 * fields, and an external user sees none.
 */
export function fieldsFor(
  definitions: readonly Definition[],
  profile: Profile | undefined,
  environment: Environment,
): FreeFieldView[] {
  const live = definitions.filter(({ isActive }) => isActive);
  if (!profile) return environment === 'internal' ? live.map((field) => ({ ...field, mayEdit: true })) : [];
  return profile.fields.flatMap(({ fieldId, mayEdit, isMandatory }) => {
    const field = live.find(({ id }) => id === fieldId);
    return field ? [{ ...field, mayEdit, isMandatory: mayEdit && isMandatory }] : [];
  });
}

type Problem = Omit<ErrorDetail, 'field'>;
const wrong: Problem = { code: 'freeField.value' };
const DECIMALS = 1000;

function optionProblem({ options }: FreeFieldView, chosen: readonly number[], before: readonly number[]) {
  const may = (no: number) => before.includes(no) || options.some((option) => option.no === no && option.isActive);
  const isTwice = new Set(chosen).size < chosen.length;
  return isTwice || !chosen.every(may) ? { code: 'choice' } : undefined;
}
function textProblem(value: string, max: number): Problem | undefined {
  return value.length > max ? { code: 'tooLong', params: { max } } : undefined;
}
const numbersOf = (value: FreeValue | undefined): readonly number[] =>
  typeof value === 'number' ? [value] : Array.isArray(value) ? value : [];

type Check = (field: FreeFieldView, value: FreeValue, before: FreeValue | undefined) => Problem | undefined;
const reference: Check = (_field, value) => (isFreeReference(value) ? undefined : { code: 'choice' });
const CHECKS: Readonly<Record<FreeFieldView['type'], Check>> = {
  text: (_field, value) => (typeof value === 'string' ? textProblem(value, FREE_TEXT_MAX) : wrong),
  multiline: (_field, value) => (typeof value === 'string' ? undefined : wrong),
  number: (_field, value) =>
    typeof value === 'number' && Math.round(value * DECIMALS) / DECIMALS === value ? undefined : wrong,
  money: ({ currency }, value) =>
    typeof value === 'object' && value && 'minor' in value && value.currency === currency ? undefined : wrong,
  date: (_field, value) => (typeof value === 'string' && isLocalDate(value) ? undefined : { code: 'date' }),
  yesNo: (_field, value) => (typeof value === 'boolean' ? undefined : wrong),
  choice: (field, value, before) =>
    typeof value === 'number' ? optionProblem(field, [value], numbersOf(before)) : { code: 'choice' },
  multiChoice: (field, value, before) =>
    Array.isArray(value) ? optionProblem(field, value, numbersOf(before)) : { code: 'choice' },
  link: (_field, value) => {
    if (typeof value !== 'string' || !isWebAddress(value)) return { code: 'url' };
    return textProblem(value, FREE_LINK_MAX);
  },
  contact: reference,
  company: reference,
  file: reference,
};

/** Finds the problem of one value; an empty value has none. */
export const valueProblem: Check = (field, value, before) =>
  isFreeEmpty(value) ? undefined : CHECKS[field.type](field, value, before);

/** Keeps a field mandatory only if `asks` accepts it. */
export const askingFor = (
  fields: readonly FreeFieldView[],
  asks: (field: FreeFieldView) => boolean,
): readonly FreeFieldView[] => fields.map((field) => ({ ...field, isMandatory: field.isMandatory && asks(field) }));

/** The errors for a missing choice (spec section 5). A missing typed value asks to be filled in. */
const MISSING: Partial<Readonly<Record<FreeFieldView['type'], string>>> = {
  multiChoice: 'atLeastOne',
  choice: 'choice',
  yesNo: 'choice',
  contact: 'choice',
  company: 'choice',
  file: 'choice',
};

export interface CheckedValues {
  readonly values: FreeValues;
  readonly problems: readonly ErrorDetail[];
}
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const at = (id: string): string => `freeFields.${id}`;

/**
 * Returns a record's values after an input. Values that the input leaves out stay, also those that its writer cannot
 * see. A changed value is refused if its writer may not fill in the field.
 */
export function checkFreeValues(
  fields: readonly FreeFieldView[],
  given: FreeValues,
  before: FreeValues = {},
): CheckedValues {
  const editable = new Map(fields.filter(({ mayEdit }) => mayEdit).map((field) => [field.id, field]));
  const merged: Record<string, FreeValue> = { ...before };
  const problems: ErrorDetail[] = [];
  for (const [id, value] of Object.entries(given)) {
    const field = editable.get(id);
    const problem = field ? valueProblem(field, value, before[id]) : !same(value, before[id]) && unknown;
    if (problem) problems.push({ ...problem, field: at(id) });
    if (field) merged[id] = value;
  }
  for (const { id, type, isMandatory } of editable.values())
    if (isMandatory && isFreeEmpty(merged[id])) problems.push({ code: MISSING[type] ?? 'required', field: at(id) });
  return { values: withoutEmpty(merged), problems };
}
const unknown: Problem = { code: 'freeField.unknown' };

const withoutEmpty = (values: FreeValues): FreeValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isFreeEmpty(value)));

/** Returns the values of the given fields only. */
export const seenValues = (fields: readonly { readonly id: string }[], values: FreeValues): FreeValues =>
  Object.fromEntries(Object.entries(values).filter(([id]) => fields.some((field) => field.id === id)));
