import { buildDocx, fact, heading, paragraph, table, title } from '#functions/platform/documents/word/builder.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { TemplateKind, WordKind } from '#shared/domains/attached/word-template/schemas.ts';
import type { MergeField } from '#shared/kernel/record/merge-field.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { fieldsOf } from '#shared/merge-fields.ts';
import { kindsWith } from '#shared/records.ts';
import { areaTitle, eachRow } from './words.ts';

/** More columns than these do not fit a page standing upright. */
const MAX_COLUMNS = 6;

const tag = ({ path, kind }: MergeField): string => (kind === 'list' ? `{${path} | lines}` : `{${path}}`);
const facts = (fields: readonly MergeField[]): string[] => fields.map((field) => fact(field.path, tag(field)));

/** A loop opens in the first and closes in the last cell of its row. */
function loopTable(path: string, fields: readonly MergeField[]): string {
  const last = fields.length - 1;
  const cells = fields.map((field, i) => `${i === 0 ? `{#${path}}` : ''}${tag(field)}${i === last ? '{/}' : ''}`);
  return table([fields.map((field) => field.path), cells]);
}

function listBlocks({ path, fields = [] }: MergeField, locale: Locale): string[] {
  const all = fields.length <= MAX_COLUMNS;
  return [
    heading(path),
    loopTable(path, fields.slice(0, MAX_COLUMNS)),
    ...(all ? [] : [heading(eachRow(locale)), paragraph(`{#${path}}`), ...facts(fields), paragraph('{/}')]),
  ];
}

const hasRows = ({ fields = [] }: MergeField): boolean => fields.length > 0;
const groupOf = ({ path }: MergeField): string => (path.includes('.') ? (path.split('.')[0] ?? '') : '');

/** A document with every field there is: to try out, and to copy from. */
export function sampleTemplate(
  kind: TemplateKind,
  area: WordKind,
  locale: Locale,
  fields: readonly MergeField[] = fieldsOf(kind, area),
): Promise<Uint8Array> {
  const plain = fields.filter((field) => !hasRows(field));
  const groups = [...new Set(plain.map(groupOf))].sort((a, b) => Number(a !== '') - Number(b !== ''));
  const name = areaTitle(kind, area, locale);
  const blocks = groups.flatMap((group) => [
    ...(group ? [heading(group)] : []),
    ...facts(plain.filter((field) => groupOf(field) === group)),
  ]);
  const lists = fields.filter(hasRows).flatMap((field) => listBlocks(field, locale));
  return buildDocx([title(name), ...blocks, ...lists], name);
}

/**
 * Makes the file that a new template starts from. An agreement starts from the standard wording, all else from every field.
 */
export async function starterTemplate(kind: TemplateKind, area: WordKind, locale: Locale): Promise<Uint8Array> {
  const agreement = kind === 'record' && kindsWith('agreement').find((name) => name === area);
  return agreement ? (await servicesOf(agreement)).standard(locale) : sampleTemplate(kind, area, locale);
}
