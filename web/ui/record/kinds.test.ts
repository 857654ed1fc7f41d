import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/kernel/text/translated.ts';
import { RECORD_WORDS } from '#shared/record-words.ts';
import { RECORDS } from '#shared/records.ts';
import { KIND_WORDS } from './kinds.ts';

test.each(LANGUAGES)('the catalog of %s has the words of the record book', async (language) => {
  const { messages } = await import(`../../locales/${language}.po`);
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  for (const { name } of RECORDS) {
    const said = { one: i18n._(KIND_WORDS[name].one), many: i18n._(KIND_WORDS[name].many) };
    expect([name, said]).toEqual([
      name,
      { one: RECORD_WORDS[name].one[language], many: RECORD_WORDS[name].many[language] },
    ]);
  }
});
