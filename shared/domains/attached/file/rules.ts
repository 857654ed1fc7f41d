import type { FilePurpose } from '#shared/kernel/record/file.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { fold } from '#shared/kernel/text/text.ts';

/** The groups of file types that a reader sees. The order is stored: append only. */
export const FILE_GROUPS = ['other', 'pdf', 'image', 'text', 'sheet', 'archive', 'media'] as const;
export type FileGroup = (typeof FILE_GROUPS)[number];

const GROUPS: readonly (readonly [RegExp, FileGroup])[] = [
  [/^application\/pdf$/, 'pdf'],
  [/^image\//, 'image'],
  [/^(audio|video)\//, 'media'],
  [/zip$/, 'archive'],
  [/sheet|excel|csv/, 'sheet'],
  [/^text\/|word|rtf|opendocument\.text|presentation|powerpoint/, 'text'],
];
export const groupOf = (type: string): FileGroup => GROUPS.find(([of]) => of.test(type))?.[1] ?? 'other';

/** Kinds whose files are small (spec section 9). Files of all other records are documents. */
const OF_JOURNEYS: readonly RecordSubject['entity'][] = ['flight', 'train'];
export const purposeFor = ({ entity }: Pick<RecordSubject, 'entity'>): FilePurpose =>
  OF_JOURNEYS.includes(entity) ? 'journeyFile' : 'document';

/** A megabyte in decimal bytes, as everywhere. */
const MB = 1_000_000;
/** The size bands, for users who want to free space. The order is stored: append only. */
export const SIZE_BANDS = ['small', 'medium', 'large', 'huge'] as const;
export type SizeBand = (typeof SIZE_BANDS)[number];
const BAND_LIMITS = [MB, 10 * MB, 50 * MB];
export const bandOf = (size: number): SizeBand =>
  SIZE_BANDS[BAND_LIMITS.filter((limit) => size >= limit).length] ?? 'huge';

/** The limits of an archive, which is built in memory within one request. */
export const ZIP_FILES_MAX = 50;
export const ZIP_BYTES_MAX = 104_857_600;

/** Finds a name that is not among the folded taken names: `rider (2).pdf`. */
export function freeFileName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let i = 2; taken.has(fold(free)); i++) free = `${stem} (${i})${ending}`;
  return free;
}

/** Makes the names in an archive unique. */
export function zipNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const free = freeFileName(name, taken);
    taken.add(fold(free));
    return free;
  });
}
