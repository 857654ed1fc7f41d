import { useQueryClient } from '@tanstack/react-query';
import { isExpected } from '#web/platform/api-error.ts';
import { toast } from '#web/ui/toaster.ts';

/** Writes from within a list: what was refused is said, and the domain's queries are asked again. */
export function useRowWrite(domain: string): (work: () => Promise<unknown>) => Promise<void> {
  const queries = useQueryClient();
  return async (work) => {
    try {
      await work();
    } catch (error) {
      if (!isExpected(error)) throw error;
      toast(error.message);
    }
    await queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${domain}.`) });
  };
}
