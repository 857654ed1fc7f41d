import { msg } from '@lingui/core/macro';
import type { FreeType } from '#shared/domains/identity/free-field/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

export const useTypeNames = wordsHook<FreeType>({
  text: msg`Text`,
  multiline: msg`Multi-line text`,
  number: msg`Number`,
  money: msg`Amount of money`,
  date: msg`Date`,
  yesNo: msg`Yes or no`,
  choice: msg`Single choice`,
  multiChoice: msg`Multiple choice`,
  link: msg`Web address`,
  contact: msg`Contact`,
  company: msg`Company`,
  file: msg`File`,
});
