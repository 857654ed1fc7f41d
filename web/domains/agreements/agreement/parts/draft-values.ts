import type { AgreementInput, AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import type { FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';

/** As the form holds it. */
export type DraftValues = AgreementInput;

/** An agreement as its form shows it, with the free fields that can be filled in there. */
export function draftOf(agreement: AgreementView, freeFields: FreeValues): EveryField<DraftValues> {
  const { locale, template, wordTemplate, statusId, tagIds, document } = agreement;
  const { number: _number, locale: _locale, version: _version, ...rest } = document;
  return {
    locale,
    template,
    document: rest,
    freeFields,
    wordTemplateId: wordTemplate?.wordTemplateId,
    statusId,
    tagIds,
  };
}

/** Whether two drafts say the same, whatever the order of their keys. */
export function sameDraft(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return (a ?? '') === (b ?? '');
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameDraft(a[key as keyof typeof a], b[key as keyof typeof b]));
}
