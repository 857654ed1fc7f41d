import type { Agreement } from '#functions/domains/agreements/agreement/public/kind.ts';
import { contractKind } from '#functions/domains/agreements/contract/public/kind.ts';
import { contractStore } from '#functions/domains/agreements/contract/store.ts';
import { newestSigning } from '#functions/domains/agreements/esign/public/of-source.ts';
import { proposedSigner } from '#functions/domains/agreements/esign/public/signer.ts';
import type { EsignRecord } from '#functions/domains/agreements/esign/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { readersOf } from '#shared/domains/agreements/agreement/shows.ts';
import { reasonsOf } from '#shared/domains/agreements/bulk-send/rules.ts';
import type { Signer } from '#shared/domains/agreements/bulk-send/schemas.ts';
import { leadingContract } from '#shared/domains/agreements/contract/leading.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Show = Stored<ShowFields>;

/** The contract that counts for a show. */
export async function contractOf(ctx: UserContext, showId: Id): Promise<Agreement | undefined> {
  const filters = [{ column: 'shows', anyOf: [noOf(showId)] }];
  const found = await contractStore.where(ctx, filters);
  const own = found.filter((one) => !one.deletedAt && artistAccess.may(ctx, readersOf(one)));
  return leadingContract(own.toSorted((a, b) => b.no - a.no));
}

export interface ShowFacts {
  readonly contract: Agreement | undefined;
  readonly signing: EsignRecord | undefined;
  readonly signer: Signer;
  readonly partyName: string;
  readonly reasons: ReturnType<typeof reasonsOf>;
}

/** Reads what a bulk send knows of a show. Without a contract, the show says who would sign it. */
export async function factsOf(ctx: UserContext, show: Show, given?: Signer): Promise<ShowFacts> {
  const contract = await contractOf(ctx, show.id);
  const [signing, { partyName, ...signer }] = await Promise.all([
    contract && newestSigning(ctx, { kind: 'contract', id: contract.id }),
    proposedSigner(ctx, contract ?? (await contractKind.propose(ctx, show, undefined))),
  ]);
  const reasons = reasonsOf({
    isCancelled: show.phase === 'cancelled',
    isPreliminary: show.isPreliminary === true,
    contractStage: contract?.stage,
    signing: signing?.state,
    hasParty: partyName !== '',
    signer: given ?? signer,
  });
  return { contract, signing, signer, partyName, reasons };
}
