import { useQuery } from '@tanstack/react-query';
import type { TemplateKind, WordKind, WordTemplate } from '#shared/domains/attached/word-template/schemas.ts';
import { useCan } from '#web/platform/me.ts';
import { useDrawn } from '#web/platform/use-drawn.ts';
import { activeTemplatesQuery } from '../queries.ts';

/** The templates in use of an area; none for those who may not read them. */
export function useTemplates(kind: TemplateKind, mainArea: WordKind): readonly WordTemplate[] {
  const can = useCan();
  const enabled = useDrawn() && can('wordTemplate.read');
  const { data } = useQuery({ ...activeTemplatesQuery(kind, mainArea), enabled });
  return data?.rows ?? [];
}
