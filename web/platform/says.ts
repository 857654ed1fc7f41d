import type { ErrorParams } from '#shared/kernel/contract/error.ts';
import {
  type BrowserCode,
  type BrowserMessages,
  sentences as english,
} from '#shared/kernel/text/browser-messages/en.ts';
import { withParams } from '#shared/kernel/text/translate.ts';
import type { Language } from '#shared/kernel/text/translated.ts';

const others = import.meta.glob<BrowserMessages>(
  ['../../shared/kernel/text/browser-messages/*.ts', '!../../shared/kernel/text/browser-messages/en.ts'],
  {
    import: 'sentences',
  },
);

/** Returns the browser's own sentences in a language. English is built in; other languages are fetched. */
export const sentencesIn = async (language: Language): Promise<BrowserMessages> =>
  (await others[`../../shared/kernel/text/browser-messages/${language}.ts`]?.()) ?? english;

let sentences = english;
export const speak = (chosen: BrowserMessages): void => {
  sentences = chosen;
};

export const says = (code: BrowserCode, params?: ErrorParams): string => withParams(sentences[code], params);

export const isSaid = (code: string): code is BrowserCode => Object.hasOwn(english, code);
