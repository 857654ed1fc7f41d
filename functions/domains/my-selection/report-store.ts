import type { BatchReport } from '#shared/domains/my-selection/schemas.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { translate } from '#shared/kernel/translate.ts';
import { messages } from '#shared/messages.ts';
import type { Batch, Chunk } from './store.ts';

export function reportOf(locale: Locale, batch: Batch, chunks: readonly Chunk[]): BatchReport {
  const { id, mainArea, operation, total } = batch;
  const finished = chunks.filter((chunk) => chunk.finished);
  const failures = finished.flatMap((chunk) => chunk.failures ?? []);
  const through = finished.reduce((count, { targets }) => count + targets.length, 0);
  return {
    id,
    mainArea,
    operation,
    total,
    done: through - failures.length,
    failed: failures.length,
    finished: finished.length === chunks.length,
    failures: failures.map(({ params, ...failure }) => ({
      ...failure,
      message: translate(messages, locale, failure.code, params),
    })),
  };
}
