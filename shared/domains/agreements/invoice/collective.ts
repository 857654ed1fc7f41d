import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { NotBilled } from './kinds.ts';
import type { CollectivePart } from './proposal.ts';
import { type InvoiceInput, MAX_ARTISTS, MAX_LINES } from './schemas.ts';

interface Standing {
  readonly phase: string;
  readonly isPreliminary?: boolean | undefined;
  /** Whether a document bills its settlement. */
  readonly isSettled: boolean;
  readonly hasBuyer: boolean;
  readonly left: number;
}
/** Why a collective bills nothing of a show; undefined if it bills something. */
export function notBilled({ phase, isPreliminary, isSettled, hasBuyer, left }: Standing): NotBilled | undefined {
  if (phase !== 'confirmed' || isPreliminary) return 'notConfirmed';
  if (!hasBuyer) return 'noBuyer';
  if (isSettled) return 'settled';
  return left > 0 ? undefined : 'nothingLeft';
}

type Part = Pick<CollectivePart, 'buyer' | 'currency' | 'missing'>;
const isAlike = (a: Part, b: Part): boolean => a.buyer?.companyId === b.buyer?.companyId && a.currency === b.currency;
/** Whether the parts have several buyers or currencies. */
export const isMixed = ([first, ...others]: readonly Part[]): boolean =>
  first !== undefined && others.some((one) => !isAlike(one, first));

/** Refuses shows of several buyers or currencies, and names the first that differs (money section 7). */
export function checkCollective(parts: readonly Part[]): void {
  const [first] = parts;
  for (const [i, part] of parts.entries()) {
    const field = `showIds.${i}`;
    if (part.missing) throw new AppError('invoice.nothingLeft', { field });
    if (first && !isAlike(part, first)) throw new AppError('document.mixedBuyers', { field });
  }
}

/** Makes one input of those of several shows: by their days, each line with its show and the days of its supply. */
export function collectiveInput(inputs: readonly InvoiceInput[]): InvoiceInput | undefined {
  const sorted = inputs.toSorted((a, b) => a.supplyFrom.localeCompare(b.supplyFrom));
  const [first] = sorted;
  if (!first) return undefined;
  const all = (of: (input: InvoiceInput) => readonly Id[]): Id[] => [...new Set(sorted.flatMap(of))];
  const lines = sorted.flatMap(({ lines: own, supplyFrom, supplyTo, showIds: [showId] }) =>
    own.map((line) => ({
      ...line,
      ...(showId ? { showId } : {}),
      ...(supplyFrom ? { supplyFrom } : {}),
      ...(supplyTo ? { supplyTo } : {}),
    })),
  );
  const last = sorted.map(({ supplyTo }) => supplyTo).sort();
  if (lines.length > MAX_LINES)
    throw new AppError('invoice.tooManyLines', { field: 'lines', params: { max: MAX_LINES } });
  return {
    ...first,
    showIds: all(({ showIds }) => showIds),
    artistIds: all(({ artistIds }) => artistIds).slice(0, MAX_ARTISTS),
    supplyTo: last.at(-1) ?? '',
    lines,
  };
}
