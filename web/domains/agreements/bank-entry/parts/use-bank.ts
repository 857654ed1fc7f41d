import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bankEntryContract, CONFIRM_MAX } from '#shared/domains/agreements/bank-entry/contract.ts';
import type { PartInput } from '#shared/domains/agreements/bank-entry/schemas.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import { invoiceWritten } from '#web/domains/agreements/payment/widgets/invoice-writes.ts';
import { call } from '#web/platform/api.ts';

const { confirm, list } = bankEntryContract.routes;

export interface Confirmation {
  readonly id: string;
  readonly rev: number;
  readonly parts: readonly PartInput[];
}

/** Reloads the entries, and the documents that they pay. */
export function useBankWritten() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: [list.id] }), invoiceWritten(queries)]);
  };
}

/** Confirms matches, some at a time, and returns the problems that came up, by entry. */
export function useConfirming(onDone: (problems: ReadonlyMap<string, string>, count: number) => void) {
  const written = useBankWritten();
  return useMutation({
    mutationFn: async (items: readonly Confirmation[]) => {
      const problems = new Map<string, string>();
      for (const part of chunks(items, CONFIRM_MAX)) {
        const body = { items: part.map((item) => ({ ...item, parts: [...item.parts] })) };
        for (const { id, problem } of (await call(confirm, { body })).results) if (problem) problems.set(id, problem);
      }
      return { problems, count: items.length - problems.size };
    },
    onSuccess: ({ problems, count }) => onDone(problems, count),
    onSettled: written,
  });
}
