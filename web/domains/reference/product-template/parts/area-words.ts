import { TEMPLATE_KINDS } from '#shared/domains/reference/product-template/contract.ts';
import { useKindWords } from '#web/ui/record/kinds.ts';

export function useAreaWords(): Readonly<Record<string, string>> {
  const words = useKindWords('many');
  return Object.fromEntries(TEMPLATE_KINDS.map((area) => [area, words[area]]));
}
