import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TemplateKind, WordTemplate } from '#shared/domains/attached/word-template/schemas.ts';
import type { MergeField, ProblemCode } from '#shared/kernel/record/merge-field.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

export const baseOf = (kind: TemplateKind): '/wordtemplate' | '/wordtemplateforlistview' =>
  kind === 'record' ? '/wordtemplate' : '/wordtemplateforlistview';

/** Takes the fields of the form from a template. */
export const detailsOf = ({ name, locale, isActive }: WordTemplate) => ({ name, locale, isActive });

export const useFieldKinds = wordsHook<MergeField['kind']>({
  text: msg`Text`,
  number: msg`Number`,
  money: msg`Amount`,
  percent: msg`Percentage`,
  date: msg`Date`,
  list: msg`List`,
});

/** Explains the problems of a template; the field is named beside them. */
export const useProblemWords = wordsHook<ProblemCode>({
  notWord: msg`Not a Word file (.docx)`,
  tooLarge: msg`The file is too large when unpacked`,
  macro: msg`The file holds macros or embedded objects`,
  externalContent: msg`The file loads content from the internet`,
  unclosedTag: msg`A field is opened but not closed: its last brace is missing`,
  unopenedTag: msg`A field is closed but not opened: its first brace is missing`,
  unclosedLoop: msg`This list is never closed: its closing tag is missing`,
  unopenedLoop: msg`A list is closed here but was never opened`,
  wrongClose: msg`This closes a different list than the one that is open`,
  badTag: msg`Not a valid field: use a name, with at most one comparison and one format`,
  unknownFormat: msg`No such format; the field is printed as is`,
  unknownField: msg`No such field; nothing will be printed`,
  badTemplate: msg`The file cannot be read as a template`,
});

/** Names the part of the document that holds a problem: `word/header1.xml` -> header. */
export function usePlaceNames(): (part: string | undefined) => string | undefined {
  const { t } = useLingui();
  return (part) => {
    if (part?.includes('header')) return t`in the header`;
    if (part?.includes('footer')) return t`in the footer`;
    if (part?.includes('footnotes')) return t`in a footnote`;
    return part?.includes('document') ? t`in the text` : undefined;
  };
}
