import { readAll } from '#functions/platform/data/read.ts';
import { commit, putNew, removeKept, type Write } from '#functions/platform/data/write.ts';
import type { Follower } from '#functions/platform/record/reference.ts';
import type { GermanTaxValidation } from '#shared/domains/relations/german-tax/contract.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Trader } from './question.ts';

/*
 * Confirmations of the German tax office, kept as the proof they are:
 *   of a company   pk <tenant>#DETAX#<company no>  sk C#<ulid>
 */
const keyOf = (tenantId: string, { companyId, id }: Pick<Confirmation, 'companyId' | 'id'>) => ({
  pk: `${tenantId}#DETAX#${noOf(companyId)}`,
  sk: `C#${id}`,
});

export interface Confirmation extends GermanTaxValidation {
  readonly id: string;
  readonly companyId: Id;
  /** The office's own id of the request, and its answer. */
  readonly requestId: string;
  readonly status: string;
  /** The trader that was asked about; the first confirmations did not store it. */
  readonly trader?: Trader;
}

/** Reads all confirmations of a company, the newest last. */
async function confirmationsOf(tenantId: string, companyId: Id): Promise<Confirmation[]> {
  const { pk } = keyOf(tenantId, { companyId, id: '' });
  const found = await readAll<Confirmation>({ pk, prefix: 'C#' });
  return found.filter((confirmation) => confirmation.companyId === companyId);
}

/** The last one about a number: a company that was merged has those of both. */
export const lastConfirmation = async (tenantId: string, companyId: Id, asked: string) =>
  (await confirmationsOf(tenantId, companyId)).findLast(({ traderVatNumber }) => traderVatNumber === asked);

export const keepConfirmation = (tenantId: string, confirmation: Confirmation): Promise<void> =>
  commit([putNew({ ...keyOf(tenantId, confirmation), ...confirmation })]);

/** Each is known by the millisecond in which it was asked for. */
const proofNo = ({ printRequestedOn = '' }: Confirmation): number => Date.parse(printRequestedOn);

/** These proofs, kept with another company from now on. */
const handedOver = (tenantId: string, proofs: readonly Confirmation[], companyId: Id): Write[] =>
  proofs.flatMap((proof) => {
    const moved = { ...proof, companyId };
    return [removeKept(keyOf(tenantId, proof)), putNew({ ...moved, ...keyOf(tenantId, moved) })];
  });

/** Moves the proofs of a merged company to the remaining one, and back with an undo. */
export const proofMoves: Follower<{ readonly id: Id }> = {
  name: 'germanTax',
  nosOf: async (tenantId, id) => [...new Set((await confirmationsOf(tenantId, id)).map(proofNo))],
  move: async ({ tenantId }, no, { from, toId }, mark) => {
    const proofs = (await confirmationsOf(tenantId, from)).filter((proof) => proofNo(proof) === no);
    if (proofs.length === 0) return false;
    const ids = proofs.map(({ id }) => id);
    await commit([...handedOver(tenantId, proofs, toId), mark([{ field: 'proof', after: ids }])]);
    return true;
  },
  moveBack: async ({ tenantId }, _no, { from, toId }, [change], unmark) => {
    const ids = change?.after as readonly string[];
    const proofs = (await confirmationsOf(tenantId, from)).filter(({ id }) => ids.includes(id));
    await commit([...handedOver(tenantId, proofs, toId), unmark]);
    return proofs.length > 0;
  },
};
