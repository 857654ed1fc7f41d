import type { QueryClient } from '@tanstack/react-query';

/** A show says its production: both are asked again when one is linked or taken out. */
export const runWritten = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => /^(production|show)\./.test(String(queryKey[0])) });
