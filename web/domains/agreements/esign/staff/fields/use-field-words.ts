import { msg } from '@lingui/core/macro';
import { wordsHook } from '#web/platform/words-hook.ts';
import type { FieldKind } from './boxes.ts';

export const useFieldWords = wordsHook<FieldKind>({
  sign: msg`Signature`,
  initials: msg`Initials`,
  name: msg`Name`,
  date: msg`Date`,
  place: msg`Place`,
  text: msg`Text`,
});
