import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { readAll, readItem } from '#functions/platform/data/read.ts';
import { putNew, type Write } from '#functions/platform/data/write.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { FIRST_VERSIONS } from '#shared/domains/identity/content/first/first.ts';
import { CONTENT_KINDS, type ContentKind } from '#shared/domains/identity/content/kinds.ts';
import type { Acceptance, ContentFields } from '#shared/domains/identity/content/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

const index = defineList({ name: 'content', key: 'number', columns: { kind: 'u8' } });

/** The versions of the documents that the operator has written. They belong to the operator's tenant. */
export const contentStore = new RecordStore<ContentFields>({
  name: 'content',
  title: ({ kind, version }) => `${kind} ${version}`,
  unique: [{ kind: 'version', field: 'version', of: ({ kind, version }) => `${kind} ${version}` }],
  list: listOf(index, ({ no, kind }) => ({ no, key: no, kind: wordNo(CONTENT_KINDS, kind) })),
});

/** All versions of a document, that of the product too. */
export async function versionsOf(kind: ContentKind): Promise<ContentFields[]> {
  const filters = [{ column: 'kind', anyOf: [wordNo(CONTENT_KINDS, kind)] }];
  return [FIRST_VERSIONS[kind], ...(await contentStore.where({ tenantId: OPERATOR_TENANT }, filters))];
}

/*
 * Acceptances of the licence terms: pk operator#ACCEPTED#<version>  sk <agency>#<user>, or onboarding#<id>.
 */
const pkOf = (version: number) => `${OPERATOR_TENANT}#ACCEPTED#${version}`;
type Subject = Pick<Acceptance, 'tenantId' | 'subjectId'>;
const skOf = ({ tenantId = 'onboarding', subjectId }: Subject) => `${tenantId}#${subjectId}`;

/** Writes the first acceptance of a version. If there is one already, the write is refused as stale. */
export const acceptanceWrite = (acceptance: Acceptance): Write => ({
  ...putNew({ pk: pkOf(acceptance.version), sk: skOf(acceptance), ...acceptance }),
  refused: () => new AppError('stale'),
});
export const acceptanceOf = (version: number, subject: Subject): Promise<Acceptance | undefined> =>
  readItem<Acceptance>({ pk: pkOf(version), sk: skOf(subject) });
export const acceptancesOf = (version: number): Promise<Acceptance[]> => readAll<Acceptance>({ pk: pkOf(version) });
