import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { pathOfLink, stateAt, withdrawn } from '#shared/domains/relations/link/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { documentLinksOf, mintSecret, type StoredLink, saveLink } from '../store.ts';
import { logOnRecord } from './log.ts';

/* The acts of staff on the links of a record. The caller checks that they may see the record and send it. */

/** Lists the links to a record itself. Those to its files have a list of their own (share/staff.ts). */
export async function linkRows({ tenantId, now }: TenantContext, entity: string, recordId: Id) {
  const links = await documentLinksOf(tenantId, entity, recordId);
  return links.map((link) => ({ ...link, state: stateAt(link, now.toISOString()) }));
}

/** One write kills every secret of the link. */
export async function withdrawLink(ctx: TenantContext, link: StoredLink) {
  const after = withdrawn(link, ctx.now.toISOString());
  await saveLink(link, after, logOnRecord(ctx, after, 'linkWithdrawn'));
  return after;
}

/** Mints a secret to paste elsewhere. */
export async function copyLink(ctx: TenantContext, link: StoredLink) {
  if (stateAt(link, ctx.now.toISOString()) !== 'live') throw new AppError('link.ended');
  const { secret, writes } = mintSecret(link, link);
  await commit([...writes, logOnRecord(ctx, link, 'linkCopied')]);
  return { url: `${env.pageBase()}${pathOfLink(link.kind, secret)}` };
}
