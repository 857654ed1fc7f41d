import { freeSet } from '#functions/domains/identity/free-field-category/public/set-store.ts';
import { dayValue, money } from '#functions/platform/documents/word/values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { FREE_KINDS } from '#shared/domains/identity/free-field/areas.ts';
import { fieldsFor } from '#shared/domains/identity/free-field/rules.ts';
import type {
  FreeFieldView,
  FreeKind,
  FreeType,
  FreeValue,
  FreeValues,
} from '#shared/domains/identity/free-field/schemas.ts';
import { isFreeReference, optionNames } from '#shared/domains/identity/free-field/values.ts';
import { type MergeField, mergeField } from '#shared/kernel/record/merge-field.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { callerFields } from './caller.ts';

const KINDS: Partial<Readonly<Record<FreeType, MergeField['kind']>>> = {
  number: 'number',
  money: 'money',
  date: 'date',
};
const YES_NO: Translated<readonly [yes: string, no: string]> = {
  en: ['yes', 'no'],
  nl: ['ja', 'nee'],
  de: ['ja', 'nein'],
  it: ['sì', 'no'],
  es: ['sí', 'no'],
  'pt-br': ['sim', 'não'],
  pt: ['sim', 'não'],
};

/** `Stage width` -> `stageWidth`, as a template names it. */
export const mergeKey = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())
    .replace(/^(\d|$)/, 'field$1');

const freeArea = (area: string): FreeKind | undefined => FREE_KINDS.find((one) => one === area);

/** The agency's own fields of an area, as templates name them: `free.stageWidth`. */
export async function freeMergeFields({ tenantId }: UserContext, area: string): Promise<MergeField[]> {
  const known = freeArea(area);
  const { fields } = known ? await freeSet(tenantId, known) : { fields: [] };
  const live = fields.filter(({ isActive }) => isActive);
  return live.map(({ name, type }) => mergeField(`free.${mergeKey(name)}`, KINDS[type] ?? 'text'));
}

function printed(field: FreeFieldView, value: FreeValue | undefined, locale: Locale): unknown {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return inLanguage(YES_NO, locale)[value ? 0 : 1];
  if (typeof value === 'string') return field.type === 'date' ? dayValue(value) : value;
  if (typeof value === 'number') return field.type === 'choice' ? optionNames(field, [value]).join('') : value;
  if (Array.isArray(value)) return optionNames(field, value).join(', ');
  return isFreeReference(value) ? value.name : money(value.minor, value.currency);
}

interface FreeData {
  readonly free: Readonly<Record<string, unknown>>;
}
const saying =
  (fields: readonly FreeFieldView[], locale: Locale) =>
  (record: object): FreeData => {
    const { freeFields = {} } = record as { readonly freeFields?: FreeValues };
    const said = fields.map((field) => [mergeKey(field.name), printed(field, freeFields[field.id], locale)]);
    return { free: Object.fromEntries(said) };
  };

/** Prepares the text of a record's free fields for a document, as far as the reader sees them. */
export async function freeMergeData(ctx: UserContext, area: string, locale: Locale) {
  const known = freeArea(area);
  const { fields } = known ? await callerFields(ctx, known) : { fields: [] };
  return saying(fields, locale);
}

/** Prepares their text for the agency's own agreements, where it is the same for every reader. */
export async function freeOnPaper(tenantId: string, area: FreeKind, locale: Locale) {
  const { fields } = await freeSet(tenantId, area);
  return saying(fieldsFor(fields, undefined, 'internal'), locale);
}
