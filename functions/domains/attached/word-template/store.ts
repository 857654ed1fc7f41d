import { WORD_TYPE } from '#functions/platform/documents/word/merge.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { checkScanned, getObject, presignDownload } from '#functions/platform/files/files.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byFlag, byWord, type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import {
  type StoredVersion,
  TEMPLATE_KINDS,
  type TemplateKind,
  type WordKind,
  type WordTemplateFields,
} from '#shared/domains/attached/word-template/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { LOCALES } from '#shared/kernel/text/locale.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { kindNo } from '#shared/records.ts';

const index = defineList({
  name: 'wordTemplate',
  key: 'text',
  columns: { kind: 'u8', subject: 'u8', active: 'u8', locale: 'u8', changed: 'u32', words: 'text' },
});

export const wordTemplateMapping: ListMapping = {
  keyword: 'words',
  fields: { active: byFlag('active'), locale: byWord('locale', LOCALES) },
  sorts: { name: 'key', changed: 'changed' },
};

type Template = Stored<WordTemplateFields>;

/** An agency's Word templates by name; the name is unique in its kind and area. */
export const wordTemplateStore = new RecordStore<WordTemplateFields>({
  name: 'wordTemplate',
  title: (template) => template.name,
  // The files that the product made lie among the documents, and are counted there.
  bytes: ({ versions }) => versions.reduce((sum, { key, size }) => sum + (key.startsWith('files/') ? size : 0), 0),
  unique: [{ kind: 'name', field: 'name', of: ({ kind, mainArea, name }) => `${kind} ${mainArea} ${name}` }],
  list: listOf(index, (template) => ({
    no: template.no,
    key: fold(template.name),
    kind: wordNo(TEMPLATE_KINDS, template.kind),
    subject: kindNo(template.mainArea),
    active: template.isActive ? 1 : 0,
    locale: wordNo(LOCALES, template.locale),
    changed: Math.floor(Date.parse(template.updatedAt) / 60_000),
    words: fold(template.name),
  })),
});

/** Filters that leave one kind and area. */
export const placeFilters = (kind: TemplateKind, area: WordKind) => [
  { column: 'kind', anyOf: [wordNo(TEMPLATE_KINDS, kind)] },
  { column: 'subject', anyOf: [kindNo(area)] },
];

export async function namesOf({ tenantId }: TenantContext, { kind, mainArea }: WordTemplateFields) {
  const templates = await wordTemplateStore.where({ tenantId }, placeFilters(kind, mainArea));
  return new Set(templates.map(({ name }) => name));
}

/** The file of a version, of the newest unless said. */
export function versionOf({ versions }: Pick<WordTemplateFields, 'versions'>, version?: number): StoredVersion {
  const found = version === undefined ? versions[0] : versions.find((one) => one.version === version);
  if (!found) throw new AppError('choice', { field: 'version' });
  return found;
}

/**
 * Finds the template that a record of an area may be printed with. An inactive one, or one of another area, is not
 * found.
 */
export async function findUsable(
  ctx: Pick<TenantContext, 'tenantId'>,
  area: WordKind,
  id: Id,
): Promise<Template | undefined> {
  const found = await wordTemplateStore.find(ctx, id);
  const fits = found?.kind === 'record' && found.mainArea === area && found.isActive && !found.deletedAt;
  return fits ? found : undefined;
}

/** The bytes of a version; its key never gets others. */
export const templateBytes = (key: string): Promise<Uint8Array> => getObject(key);

/** Loads a template for agreements, which are sent to others: only a clean file is printed. */
export async function printableTemplate(key: string): Promise<Uint8Array> {
  await checkScanned(key);
  return templateBytes(key);
}

/** An address of a minute for a Word file. */
export const presignWord = async (key: string, name: string) => ({
  url: await presignDownload({ key, name, type: WORD_TYPE }),
  name,
});
