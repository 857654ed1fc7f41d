import { useLingui } from '@lingui/react/macro';
import type { TemplateKind, WordTemplate } from '#shared/domains/attached/word-template/schemas.ts';
import type { MergeField, ProblemCode } from '#shared/kernel/record/merge-field.ts';

export const baseOf = (kind: TemplateKind): '/wordtemplate' | '/wordtemplateforlistview' =>
  kind === 'record' ? '/wordtemplate' : '/wordtemplateforlistview';

/** Takes the fields of the form from a template. */
export const detailsOf = ({ name, locale, isActive }: WordTemplate) => ({ name, locale, isActive });

export function useFieldKinds(): Readonly<Record<MergeField['kind'], string>> {
  const { t } = useLingui();
  return {
    text: t`Text`,
    number: t`Number`,
    money: t`Amount`,
    percent: t`Percentage`,
    date: t`Date`,
    list: t`List`,
  };
}

/** Explains the problems of a template; the field is named beside them. */
export function useProblemWords(): Readonly<Record<ProblemCode, string>> {
  const { t } = useLingui();
  return {
    notWord: t`Not a Word file (.docx)`,
    tooLarge: t`The file is too large when unpacked`,
    macro: t`The file holds macros or embedded objects`,
    externalContent: t`The file loads content from the internet`,
    unclosedTag: t`A field is opened but not closed: its last brace is missing`,
    unopenedTag: t`A field is closed but not opened: its first brace is missing`,
    unclosedLoop: t`This list is never closed: its closing tag is missing`,
    unopenedLoop: t`A list is closed here but was never opened`,
    wrongClose: t`This closes a different list than the one that is open`,
    badTag: t`Not a valid field: use a name, with at most one comparison and one format`,
    unknownFormat: t`No such format; the field is printed as is`,
    unknownField: t`No such field; nothing will be printed`,
    badTemplate: t`The file cannot be read as a template`,
  };
}

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
