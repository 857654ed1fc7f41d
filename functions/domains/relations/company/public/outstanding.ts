import { readAll } from '#functions/platform/data/read.ts';
import { type OpenSum, outstandingSums } from '#shared/domains/relations/company/outstanding.ts';
import type { Money } from '#shared/kernel/money/money.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';

/*
 * The amounts that each company owes, changed in the transaction of each document that is issued, paid or credited:
 *   pk <tenant>#AR#<company no>  sk <bookkeeping no>#<currency>                when that is the bookkeeping's own
 *                                sk <bookkeeping no>#<currency>#<base>#<rate>   else, by the rate it was issued at
 */
export interface OutstandingItem {
  readonly pk: string;
  readonly sk: string;
  readonly open: number;
}

export const outstandingPk = (tenantId: string, companyId: Id) => `${tenantId}#AR#${noOf(companyId)}`;

function openSum({ sk, open }: OutstandingItem): OpenSum {
  const [, currency = '', base = currency, rate] = sk.split('#');
  return { currency, open, base, rate };
}

export const keptSums = (tenantId: string, companyId: Id): Promise<OutstandingItem[]> =>
  readAll<OutstandingItem>({ pk: outstandingPk(tenantId, companyId) });

export interface Outstanding {
  /** By the currencies of the documents, and the same as the bookkeepings reckon. */
  readonly amounts: readonly Money[];
  readonly total: readonly Money[];
}
/** Returns the amounts that a company owes the agency; negative when the agency owes the company. */
export async function outstandingOf(tenantId: string, companyId: Id): Promise<Outstanding> {
  return outstandingSums((await keptSums(tenantId, companyId)).map(openSum));
}
