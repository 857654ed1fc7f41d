import { unavailable } from '#functions/platform/http/availability.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { pacing } from './pacing.ts';
import { lastNo, sequenceWrite } from './sequence.ts';
import type { Write } from './write.ts';

/**
 * Serializes a decision that depends on earlier requests, such as whether there is room for one more. `work` ends with
 * a transaction that holds its `turns`. If another request took one of them since they were read, `work` runs again.
 * Data that the decision does not depend on may load meanwhile, as `beside`.
 */
export async function serialized<T>(
  tenantId: string,
  what: readonly string[],
  work: (turns: readonly Write[]) => Promise<T>,
  beside?: Promise<unknown>,
): Promise<T> {
  const names = [...new Set(what)].map((one) => `turn.${one}`);
  const mayTry = pacing();
  for (;;) {
    const [turns] = await Promise.all([Promise.all(names.map((name) => sequenceWrite(tenantId, name))), beside]);
    const isOvertaken = async () =>
      (await Promise.all(names.map((name) => lastNo(tenantId, name)))).some(
        (last, i) => last >= (turns[i]?.value ?? 0),
      );
    try {
      return await work(turns.map(({ write }) => write));
    } catch (e) {
      if (!(e instanceof AppError) || !(await isOvertaken())) throw e;
      if (!(await mayTry())) throw unavailable();
    }
  }
}
