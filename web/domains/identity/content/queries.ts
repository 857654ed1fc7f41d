import { contentContract } from '#shared/domains/identity/content/contract.ts';
import type { ContentKind } from '#shared/domains/identity/content/kinds.ts';
import { queryOf } from '#web/platform/api.ts';
import { currentLocale } from '#web/platform/i18n.ts';

/** A document in the reader's language. Without a version, the present one. */
export const contentQuery = (kind: ContentKind, version?: number) =>
  queryOf(contentContract.routes.read, {
    params: { kind },
    query: { locale: currentLocale(), ...(version === undefined ? {} : { version: String(version) }) },
  });
