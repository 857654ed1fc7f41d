import { countryName } from '#shared/data/countries.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import type { SheetColumn, Speech } from './area.ts';

interface Taggable {
  readonly statusId?: string | undefined;
  readonly tagIds?: readonly string[] | undefined;
}

const YES = { en: 'yes', nl: 'ja', de: 'ja', it: 'sì', es: 'sí', 'pt-br': 'sim', pt: 'sim' };
const NO = { en: 'no', nl: 'nee', de: 'nein', it: 'no', es: 'no', 'pt-br': 'não', pt: 'não' };
export const flagText = (flag: boolean, locale: Locale): string => inLanguage(flag ? YES : NO, locale);

export const countryColumn = <T>(code: (record: T) => string) =>
  ({
    id: 'country',
    name: TERMS.country,
    kind: 'text',
    width: 18,
    value: (record: T, { locale }: Speech) => code(record) && countryName(code(record), tagOf(locale)),
  }) as const satisfies Partial<SheetColumn<T>>;

/** The status and the tags, with the headings of their fields. */
export const statusColumn = {
  id: 'status',
  kind: 'text',
  value: ({ statusId }: Taggable, { statuses }: Speech) => statuses.get(statusId ?? ''),
} as const satisfies Partial<SheetColumn<Taggable>>;

export const tagsColumn = {
  id: 'tags',
  kind: 'text',
  width: 24,
  value: ({ tagIds = [] }: Taggable, { tags }: Speech) => tagIds.flatMap((id) => tags.get(id) ?? []).join(', '),
} as const satisfies Partial<SheetColumn<Taggable>>;

const instant = (at: string) => ({ time: at.slice(0, 16) });
/** Instants are written in UTC, and say so. */
export const datesColumns: readonly SheetColumn<Stored<object>>[] = [
  {
    id: 'created',
    name: {
      en: 'Created (UTC)',
      nl: 'Aangemaakt (UTC)',
      de: 'Angelegt (UTC)',
      it: 'Creato (UTC)',
      es: 'Creado (UTC)',
      'pt-br': 'Criado (UTC)',
      pt: 'Criado (UTC)',
    },
    kind: 'time',
    width: 18,
    value: ({ createdAt }) => instant(createdAt),
  },
  {
    id: 'updated',
    name: {
      en: 'Changed (UTC)',
      nl: 'Gewijzigd (UTC)',
      de: 'Geändert (UTC)',
      it: 'Modificato (UTC)',
      es: 'Modificado (UTC)',
      'pt-br': 'Alterado (UTC)',
      pt: 'Alterado (UTC)',
    },
    kind: 'time',
    width: 18,
    value: ({ updatedAt }) => instant(updatedAt),
  },
];
