import { useFormContext, useWatch } from 'react-hook-form';
import type { AdvancingTemplateInput, Section } from '#shared/domains/journeys/advancing-template/schemas.ts';

/** The sections in the form, and how the builder replaces them. */
export function useSections() {
  const { setValue, getValues } = useFormContext<AdvancingTemplateInput>();
  const sections: readonly Section[] = useWatch<AdvancingTemplateInput, 'sections'>({ name: 'sections' }) ?? [];
  return {
    sections,
    change: (next: (now: readonly Section[]) => Section[]) =>
      setValue('sections', next(getValues('sections')), { shouldDirty: true }),
  };
}
