import type { ExcelSheet } from '#functions/platform/excel/workbook.ts';
import type { Told } from '#shared/domains/relations/import/cell-kinds.ts';
import { fieldName, type ImportField } from '#shared/domains/relations/import/fields.ts';
import { type ImportKind, MAX_IMPORT_COLUMNS } from '#shared/domains/relations/import/schemas.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { RECORD_WORDS } from '#shared/record-words.ts';
import { EXAMPLE_WORDS, TOLD_WORDS } from './example-words.ts';

const NAMES: Readonly<Record<ImportKind, string>> = {
  company: 'Harbour Events',
  contact: 'Anna de Vries',
  artist: 'The Lanterns',
  venue: 'Harbour Hall',
};
/** By field; what the agency has words for, or is told of by its kind, needs none. */
const EXAMPLES: Readonly<Record<string, string>> = {
  email: 'info@harbour.example',
  privateEmail: 'anna@home.example',
  phone: '0031 20 123 4567',
  mobile: '0031 6 1234 5678',
  addressLine1: 'Prinsengracht 1',
  addressLine2: '2 hoog',
  postalCode: '1015 DK',
  city: 'Amsterdam',
  vatNumber: 'NL123456789B01',
  registerNumber: '12345678',
  holder: 'Harbour Events BV',
  iban: 'NL91ABNA0417164300',
  bic: 'ABNANL2A',
  firstName: 'Anna',
  infix: 'de',
  lastName: 'Vries',
  company: 'Harbour Events',
  position: 'Booker',
  genre: 'Indie',
};
const TOLD_EXAMPLES: Readonly<Partial<Record<Told, string>>> = {
  number: '1250',
  percent: '15',
  money: '1250',
  day: '1990-05-21',
  state: 'Noord-Holland',
  zone: 'Europe/Amsterdam',
  color: '#1F6FEB',
  link: 'https://www.harbour.example',
};
const SEVERAL = 2;

function exampleOf(area: ImportKind, { id, told, words }: ImportField, locale: Locale): string {
  if (id === 'name') return NAMES[area];
  if (told === 'one') return words?.(locale)[0] ?? '';
  if (told === 'some') return words?.(locale).slice(0, SEVERAL).join(', ') ?? '';
  if (told === 'flag') return inLanguage(EXAMPLE_WORDS.yes, locale);
  if (told === 'country') return new Intl.DisplayNames(tagOf(locale), { type: 'region' }).of('NL') ?? '';
  return EXAMPLES[id] ?? (told ? (TOLD_EXAMPLES[told] ?? '') : '');
}

/** With the star of what must be filled in, which headings are compared without. */
export const headingOf = (field: ImportField, locale: Locale): string =>
  `${fieldName(field, locale)}${field.must || field.isMandatory ? ' *' : ''}`;

/** Each of several fields that name a record will do. */
function mustOf(fields: readonly ImportField[], field: ImportField, locale: Locale): string {
  if (!field.must && !field.isMandatory) return '';
  const others = fields.filter(({ id, must }) => field.must && must && id !== field.id);
  const names = others.map((one) => fieldName(one, locale)).join(', ');
  const yes = inLanguage(EXAMPLE_WORDS.yes, locale);
  return names ? `${yes}, ${inLanguage(EXAMPLE_WORDS.or, locale).replace('{names}', () => names)}` : yes;
}

const takesOf = ({ told, words }: ImportField, locale: Locale): string =>
  inLanguage(TOLD_WORDS[told ?? 'text'], locale).replace('{words}', () => words?.(locale).join(', ') ?? '');

/** Columns whose figures a spreadsheet should take as figures. */
const FIGURES: ReadonlySet<Told> = new Set(['number', 'percent', 'money', 'day']);

/** Headings over nothing, so that no example is ever imported, and beside them what each column takes. */
export function exampleSheets(area: ImportKind, all: readonly ImportField[], locale: Locale) {
  // A column of words of which the agency has none could not be filled in.
  const fields = all.filter(({ words }) => words?.(locale).length !== 0).slice(0, MAX_IMPORT_COLUMNS);
  const title = inLanguage(RECORD_WORDS[area].many, locale);
  const word = (name: keyof typeof EXAMPLE_WORDS) => inLanguage(EXAMPLE_WORDS[name], locale);
  const table: ExcelSheet<ImportField> = {
    name: title,
    columns: fields.map((field) => ({
      header: headingOf(field, locale),
      width: 20,
      isText: !field.told || !FIGURES.has(field.told),
      value: () => undefined,
    })),
    rows: [],
  };
  const guide: ExcelSheet<ImportField> = {
    name: word('guide'),
    columns: [
      { header: word('column'), width: 30, value: (field) => headingOf(field, locale) },
      { header: word('must'), width: 24, value: (field) => mustOf(fields, field, locale) },
      { header: word('takes'), width: 80, value: (field) => takesOf(field, locale) },
      { header: word('example'), width: 32, value: (field) => exampleOf(area, field, locale) },
    ],
    rows: fields,
  };
  return { name: `${title} - ${word('file')}.xlsx`, sheets: [table, guide] };
}
