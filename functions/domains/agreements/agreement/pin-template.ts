import { findUsable, versionOf } from '#functions/domains/attached/word-template/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type {
  AgreementFields,
  AgreementTemplate,
  AgreementWordTemplate,
} from '#shared/domains/agreements/agreement/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

interface Choice {
  readonly template: AgreementTemplate;
  readonly wordTemplateId?: Id | undefined;
}

/**
 * The agency's template that an agreement is printed by, in its newest version. An agreement that was sent keeps the version it
 * went out with, and a draft keeps a template that is offered no more.
 */
export async function pinTemplate(
  ctx: TenantContext,
  entity: AgreementKind,
  { template, wordTemplateId }: Choice,
  before?: AgreementFields,
): Promise<AgreementWordTemplate | undefined> {
  if (template !== 'word' || !wordTemplateId) return undefined;
  const kept = before?.wordTemplate?.wordTemplateId === wordTemplateId ? before.wordTemplate : undefined;
  if (kept && before?.stage !== 'draft') return kept;
  const found = await findUsable(ctx, entity, wordTemplateId);
  if (!found && kept) return kept;
  if (!found) throw new AppError('choice', { field: 'wordTemplateId' });
  const { version, key } = versionOf(found);
  return { wordTemplateId, name: found.name, version, key };
}
