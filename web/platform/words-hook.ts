import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';

/** Makes a hook that returns words in the language of the reader. */
export const wordsHook =
  <K extends string | number>(words: Readonly<Record<K, MessageDescriptor>>) =>
  (): Readonly<Record<K, string>> => {
    const { _ } = useLingui();
    const said = Object.entries<MessageDescriptor>(words).map(([key, word]) => [key, _(word)]);
    return Object.fromEntries(said);
  };
