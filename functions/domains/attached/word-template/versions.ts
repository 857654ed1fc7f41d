import { storeDocumentWithin } from '#functions/domains/reference/client/public/store-document.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { withVersion } from '#shared/domains/attached/word-template/rules.ts';
import type { StoredVersion, WordTemplateInput } from '#shared/domains/attached/word-template/schemas.ts';
import { starterTemplate } from './sample.ts';

/** The first file of a new template, made by us. */
export async function firstVersions(ctx: TenantContext, input: WordTemplateInput): Promise<StoredVersion[]> {
  const { kind, mainArea, locale, name } = input;
  const file = await storeDocumentWithin(ctx.tenantId, await starterTemplate(kind, mainArea, locale), 'docx');
  const by = { at: ctx.now.toISOString(), by: ctx.actor.name };
  return withVersion([], { key: file.key, size: file.size, name: `${name}.docx`, ...by, problems: [] });
}
