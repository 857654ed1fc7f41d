import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ColumnKind, SheetColumn } from '#functions/platform/excel/area.ts';
import type { Cell } from '#functions/platform/excel/cells.ts';
import { flagText } from '#functions/platform/excel/common-columns.ts';
import type {
  FreeFieldView,
  FreeKind,
  FreeType,
  FreeValue,
  FreeValues,
} from '#shared/domains/identity/free-field/schemas.ts';
import { isFreeReference, optionNames } from '#shared/domains/identity/free-field/values.ts';
import { freeName } from '#shared/kernel/record/free-name.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inAll } from '#shared/kernel/text/translated.ts';
import { callerFields } from './caller.ts';

interface WithValues {
  readonly freeFields?: FreeValues | undefined;
}
const KINDS: Partial<Readonly<Record<FreeType, ColumnKind>>> = {
  number: 'number',
  money: 'money',
  date: 'date',
  yesNo: 'flag',
};

/** Figures and days stay figures and days; all else is text. */
function cellOf(field: FreeFieldView, value: FreeValue | undefined, locale: Locale): Cell {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return flagText(value, locale);
  if (typeof value === 'string') return field.type === 'date' ? { day: value } : value;
  if (typeof value === 'number') return field.type === 'choice' ? optionNames(field, [value])[0] : value;
  if (Array.isArray(value)) return optionNames(field, value).join(', ');
  return isFreeReference(value) ? value.name : value;
}

/** The free fields that the reader sees, as columns of an area's sheet. */
export const freeSheetColumns =
  (area: FreeKind) =>
  async (ctx: UserContext): Promise<readonly SheetColumn<WithValues>[]> => {
    const { fields } = await callerFields(ctx, area);
    return fields.map((field) => ({
      id: freeName(field.id),
      name: inAll(field.name),
      kind: KINDS[field.type] ?? 'text',
      value: ({ freeFields }, { locale }) => cellOf(field, freeFields?.[field.id], locale),
    }));
  };
