import { useMemo, useState } from 'react';
import type { PageProps } from 'react-pdf';
import { htmlOf, partsOfRuns, type TextRun } from './marked.ts';

type TextProps = Pick<PageProps, 'onGetTextSuccess' | 'customTextRenderer'>;

/** Marks values in the text of a page, once the page has told its text. */
export function useMarks(marked: readonly string[] | undefined): TextProps {
  const [runs, setRuns] = useState<readonly TextRun[]>();
  // A new function has the text of the page laid out again.
  return useMemo<TextProps>(() => {
    if (!marked?.length) return {};
    const parts = runs && partsOfRuns(runs, marked);
    return {
      // `itemIndex` counts the marked content of tagged files, which has no text.
      onGetTextSuccess: ({ items }) => setRuns(items.map((item) => ('str' in item ? item : { str: '' }))),
      ...(parts ? { customTextRenderer: ({ itemIndex }) => htmlOf(parts[itemIndex] ?? []) } : {}),
    };
  }, [runs, marked]);
}
