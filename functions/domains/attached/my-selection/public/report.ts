import { messageOf } from '#functions/platform/runtime/message-of.ts';
import type { BatchReport } from '#shared/domains/attached/my-selection/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import type { Batch, Chunk } from '../store.ts';

export async function reportOf(locale: Locale, batch: Batch, chunks: readonly Chunk[]): Promise<BatchReport> {
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
    failures: await Promise.all(
      failures.map(async ({ params, ...failure }) => ({
        ...failure,
        message: await messageOf(locale, failure.code, params),
      })),
    ),
  };
}
