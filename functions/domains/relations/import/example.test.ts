import { expect, test } from 'vitest';
import { IMPORT_FIELDS } from '#shared/domains/relations/import/fields.ts';
import { guessMapping } from '#shared/domains/relations/import/guess.ts';
import { IMPORT_KINDS } from '#shared/domains/relations/import/schemas.ts';
import { Unread } from '#shared/domains/relations/import/values.ts';
import { LOCALES } from '#shared/kernel/text/locale.ts';
import { exampleSheets } from './example.ts';

const READING = { dayOrder: 'dayFirst', thisYear: 2026 } as const;

test.each(LOCALES)(
  'in %s each heading of an example finds its own field, and each example fits its reader',
  (locale) => {
    for (const area of IMPORT_KINDS) {
      const fields = IMPORT_FIELDS[area];
      const [table, guide] = exampleSheets(area, fields, locale).sheets;
      const headers = table?.columns.map(({ header }) => header) ?? [];
      expect(guessMapping(fields, headers)).toEqual(fields.map(({ id }) => id));
      const example = guide?.columns.at(-1);
      for (const field of fields)
        expect(field.read?.(String(example?.value(field)), READING), field.id).not.toBeInstanceOf(Unread);
    }
  },
);
