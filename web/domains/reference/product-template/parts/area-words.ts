import { TEMPLATE_AREAS } from '#shared/domains/reference/product-template/contract.ts';
import { useKindWords } from '#web/ui/record/kind-words.ts';

export function useAreaWords(): Readonly<Record<string, string>> {
  const words = useKindWords('many');
  return Object.fromEntries(TEMPLATE_AREAS.map((area) => [area, words[area]]));
}
