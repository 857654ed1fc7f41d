import { useLingui } from '@lingui/react';
import type { MasterWords } from './master-config.ts';

interface Worded {
  readonly words: MasterWords;
  readonly useTitle?: () => string;
}

/** A master's words in the reader's language. */
export function useMasterWords({ words, useTitle }: Worded): MasterWords<string> {
  const { i18n } = useLingui();
  return {
    title: useTitle?.() ?? i18n._(words.title),
    text: i18n._(words.text),
    add: i18n._(words.add),
    empty: i18n._(words.empty),
    marked: words.marked && i18n._(words.marked),
  };
}
