import { countryName } from '#shared/data/countries.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import type { SheetColumn } from './area.ts';

interface Taggable {
  readonly statusId?: string | undefined;
  readonly tagIds?: readonly string[] | undefined;
}

const YES = { en: 'yes', nl: 'ja', de: 'ja', it: 'sì', es: 'sí', 'pt-br': 'sim', pt: 'sim' };
const NO = { en: 'no', nl: 'nee', de: 'nein', it: 'no', es: 'no', 'pt-br': 'não', pt: 'não' };
export const flagText = (flag: boolean, locale: Locale): string => inLanguage(flag ? YES : NO, locale);

/** A column that is one text of the record. */
export const textColumn = <T>(id: string, name: Translated, value: (record: T) => string | undefined, width = 24) =>
  ({ id, name, kind: 'text', width, value }) as const satisfies SheetColumn<T>;

export const numberColumn = <T>(id: string, name: Translated, value: (record: T) => number | undefined, width = 12) =>
  ({ id, name, kind: 'number', width, value }) as const satisfies SheetColumn<T>;

export const countryColumn = <T>(code: (record: T) => string): SheetColumn<T> => ({
  id: 'country',
  name: { en: 'Country', nl: 'Land', de: 'Land', it: 'Paese', es: 'País', 'pt-br': 'País', pt: 'País' },
  kind: 'text',
  width: 18,
  value: (record, { locale }) => code(record) && countryName(code(record), tagOf(locale)),
});

export const activeColumn: SheetColumn<{ readonly isActive: boolean }> = {
  id: 'active',
  name: { en: 'Active', nl: 'Actief', de: 'Aktiv', it: 'Attivo', es: 'Activo', 'pt-br': 'Ativo', pt: 'Ativo' },
  kind: 'flag',
  width: 8,
  value: ({ isActive }, { locale }) => flagText(isActive, locale),
};

export const statusColumn: SheetColumn<Taggable> = {
  id: 'status',
  name: HEADINGS.status,
  kind: 'text',
  value: ({ statusId }, { statuses }) => statuses.get(statusId ?? ''),
};

export const tagsColumn: SheetColumn<Taggable> = {
  id: 'tags',
  name: { en: 'Tags', nl: 'Tags', de: 'Tags', it: 'Tag', es: 'Etiquetas', 'pt-br': 'Tags', pt: 'Tags' },
  kind: 'text',
  width: 24,
  value: ({ tagIds = [] }, { tags }) => tagIds.flatMap((id) => tags.get(id) ?? []).join(', '),
};

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
