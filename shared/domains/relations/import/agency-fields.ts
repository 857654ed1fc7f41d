import type { FreeFieldView } from '#shared/domains/identity/free-field/schemas.ts';
import { TagInput } from '#shared/domains/reference/tag/schemas.ts';
import { exponentOf } from '#shared/kernel/money/money.ts';
import { freeName } from '#shared/kernel/record/free-name.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { inAll } from '#shared/kernel/text/translated.ts';
import { CELLS, type CellKind } from './cell-kinds.ts';
import type { ImportField } from './fields.ts';
import { HEADINGS } from './headings.ts';
import type { ImportChoice } from './schemas.ts';
import { type Reader, readNumber, Unread } from './values.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}
const SEPARATOR = /:::|[,;|\r\n]/;

/** Reads a cell as one of the agency's words, in any case. */
const oneOf =
  <T>(words: ReadonlyMap<string, T>): Reader =>
  (text) =>
    words.get(fold(text)) ?? new Unread('choice');
/** Reads a cell as several of the agency's words. */
const someOf =
  <T>(words: ReadonlyMap<string, T>): Reader =>
  (text) => {
    const found = text.split(SEPARATOR).map((word) => words.get(fold(word.trim())));
    return found.every((one) => one !== undefined) ? [...new Set(found)] : new Unread('choice');
  };

/** Splits a cell into names of tags. It skips groups of Google, which have a star: `* myContacts`. */
const tagNames = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('* '));
const isTagName = (name: string): boolean => TagInput.shape.name.safeParse(name).success;

/** Finds the names in these cells that are not tags yet and could be. */
export function newTagNames(tags: readonly Named[], cells: readonly string[]): string[] {
  const known = idsByName(tags);
  const found = new Map(cells.flatMap(tagNames).map((name) => [fold(name), name] as const));
  return [...found].flatMap(([key, name]) => (known.has(key) || !isTagName(name) ? [] : [name]));
}
const tagsOf =
  (tags: readonly Named[], newTags: ImportChoice['newTags']): Reader =>
  (text) => {
    const known = idsByName(tags);
    const isLeft = (name: string) => newTags === 'leaveOut' || (newTags === 'create' && isTagName(name));
    const found = tagNames(text).filter((name) => known.has(fold(name)) || !isLeft(name));
    const ids = found.map((name) => known.get(fold(name)));
    return ids.every((id) => id !== undefined) ? [...new Set(ids)] : new Unread('choice');
  };

const amountIn =
  (currency: string): Reader =>
  (text) => {
    const amount = readNumber(text.replaceAll(currency, ''));
    return amount instanceof Unread ? amount : { minor: Math.round(amount * 10 ** exponentOf(currency)), currency };
  };

/** The records that a cell can name, by their folded email address, numbers and name. */
export type Nameable = ReadonlyMap<string, readonly Named[]>;

/** Reads a cell as a record. A word that several records share means none of them. */
const recordIn =
  (records: Nameable | undefined): Reader =>
  (text) => {
    const [record, ...more] = records?.get(fold(text)) ?? [];
    if (!record) return new Unread('import.recordUnknown');
    return more.length > 0 ? new Unread('import.recordUnclear') : record;
  };

/** Returns the kind of cell for a free field, and how to read it. A file field takes no column. */
function cellOf({ type, options, currency }: FreeFieldView, records: AgencyWords['records']): CellKind | undefined {
  const active = options.filter(({ isActive }) => isActive);
  const choices = new Map(active.map(({ name, no }) => [fold(name), no]));
  const words = () => active.map(({ name }) => name);
  const cells: Partial<Readonly<Record<FreeFieldView['type'], CellKind>>> = {
    text: {},
    multiline: CELLS.lines,
    link: { told: 'link' },
    number: CELLS.number,
    money: { read: amountIn(currency), told: 'money', words: () => [currency] },
    date: CELLS.day,
    yesNo: CELLS.flag,
    choice: { read: oneOf(choices), told: 'one', words },
    multiChoice: { read: someOf(choices), told: 'some', words },
    contact: { read: recordIn(records?.contact), told: 'knownContact' },
    company: { read: recordIn(records?.company), told: 'knownCompany' },
  };
  return cells[type];
}

/** Whether an import offers a column for a field. A field that no cell can hold gets none. */
export const takesColumn = (field: FreeFieldView): boolean => cellOf(field, undefined) !== undefined;

export interface AgencyWords {
  readonly statuses: readonly Named[];
  readonly tags: readonly Named[];
  /** Decides about names that are not tags yet. Without a decision their rows are refused. */
  readonly newTags?: ImportChoice['newTags'];
  readonly freeFields: readonly FreeFieldView[];
  /** The payment terms of companies, for users who may choose one. */
  readonly paymentTerms?: readonly Named[];
  /** The records by kind, read only if a column of the file names such records. */
  readonly records?: Readonly<Partial<Record<'contact' | 'company', Nameable>>>;
}
const idsByName = (named: readonly Named[]) => new Map(named.map(({ id, name }) => [fold(name), id]));
const namesOf = (named: readonly Named[]) => () => named.map(({ name }) => name);
const oneNamed = (named: readonly Named[]): CellKind => ({
  read: oneOf(idsByName(named)),
  told: 'one',
  words: namesOf(named),
});
/** Replaces the bar in a name, because a bar divides headings. */
const heading = (name: string) => name.replaceAll('|', '/');

/** Builds the fields with values of the agency: its statuses, tags, payment terms and free fields. */
export function agencyFields({
  statuses,
  tags,
  newTags,
  freeFields,
  paymentTerms,
  records,
}: AgencyWords): ImportField[] {
  const free = freeFields.flatMap((field): ImportField[] => {
    const cell = cellOf(field, records);
    const name = heading(field.name);
    const { isMandatory } = field;
    if (!cell || !field.mayEdit) return [];
    return [{ id: freeName(field.id), names: inAll(name), path: `freeFields.${field.id}`, isMandatory, ...cell }];
  });
  return [
    {
      id: 'status',
      names: { en: 'Status', nl: 'Status', de: 'Status', it: 'Stato', es: 'Estado', 'pt-br': 'Status', pt: 'Estado' },
      path: 'statusId',
      ...oneNamed(statuses),
    },
    {
      id: 'tags',
      names: {
        en: 'Tags|Labels',
        nl: 'Tags|Labels',
        de: 'Tags|Schlagwörter',
        it: 'Tag|Etichette',
        es: 'Etiquetas|Tags',
        'pt-br': 'Tags|Etiquetas',
        pt: 'Etiquetas|Tags',
      },
      path: 'tagIds',
      told: 'some',
      words: namesOf(tags),
      read: tagsOf(tags, newTags),
    },
    ...(paymentTerms
      ? [{ id: 'paymentTerm', names: HEADINGS.paymentTerm, path: 'paymentTermId', ...oneNamed(paymentTerms) }]
      : []),
    ...free,
  ];
}
