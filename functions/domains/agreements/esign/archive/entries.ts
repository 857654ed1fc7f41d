import type { Agreement } from '#functions/domains/agreements/agreement/public/kind.ts';
import type { Cell } from '#functions/platform/excel/cells.ts';
import { freeFileName } from '#shared/domains/attached/file/rules.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import type { EsignRecord } from '../store.ts';
import { codeOf } from '../verification.ts';
import { archiveTexts } from './texts.ts';

/** One file of an archive, with its line of the index. */
export interface ArchiveEntry {
  readonly name: string;
  readonly key: string;
  readonly line: readonly Cell[];
}

/** Characters that a file system refuses, and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a name must not have them
const UNSAFE = /[\\/:*?"<>|\u0000-\u001f]/g;
/** Bytes are limited to 255 in most file systems; a letter takes up to four. */
const STEM_MAX = 60;
const safe = (text: string): string => text.replaceAll(UNSAFE, '-').trim().slice(0, STEM_MAX).trim();

const artistsOf = ({ artists }: Agreement): string => artists.map(({ name }) => name).join(', ');
const stemOf = (agreement: Agreement): string =>
  [agreement.number, artistsOf(agreement), agreement.show.date].map(safe).filter(Boolean).join(' ');

const factsOf = (agreement: Agreement): Cell[] => {
  const { number, show, company } = agreement;
  return [number, artistsOf(agreement), { day: show.date }, company?.name];
};

interface Found {
  readonly name: string;
  readonly key: string;
  readonly sha256: string;
}
/** The main file has the plain name; a rider adds its own. */
function sealedFiles(stem: string, { files }: EsignRecord): Found[] {
  const main = files.find(({ role, sealed }) => role === 'sign' && sealed);
  return files.flatMap(({ id, name, sealed }) =>
    sealed ? [{ ...sealed, name: id === main?.id ? `${stem}.pdf` : `${stem} ${safe(name)}` }] : [],
  );
}

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/tiff': 'tiff',
};
const scans = (stem: string, folder: string, { ending }: EsignRecord): Found[] =>
  (ending?.files ?? []).map(({ key, sha256, type }) => ({
    key,
    sha256,
    name: `${folder}/${stem}.${ENDINGS[type] ?? 'bin'}`,
  }));

/** Names the files of an archive, each once. */
export function archiveNaming(locale: Locale) {
  const taken = new Set<string>();
  const unique = (name: string): string => {
    const free = freeFileName(name, taken);
    taken.add(fold(free));
    return free;
  };
  const say = (key: keyof typeof archiveTexts) => inLanguage(archiveTexts[key], locale);
  return {
    heads: (['number', 'artist', 'showDate', 'company', 'how', 'completedAt', 'file', 'sha256', 'code'] as const).map(
      say,
    ),
    entries(agreement: Agreement, document: EsignRecord): ArchiveEntry[] {
      const isOutside = document.state === 'manualComplete';
      const stem = stemOf(agreement);
      const files = isOutside ? scans(stem, safe(say('outside')), document) : sealedFiles(stem, document);
      const { ending } = document;
      const how = [say(isOutside ? 'outside' : 'electronic'), isOutside ? ending?.date : ending?.at];
      return files.map(({ name, key, sha256 }) => {
        const free = unique(name);
        return {
          name: free,
          key,
          line: [...factsOf(agreement), ...how, free, sha256, isOutside ? '' : codeOf(document)],
        };
      });
    },
    /** The line of an agreement without a signed document. */
    unsigned: (agreement: Agreement): Cell[] => [...factsOf(agreement), say('unsigned')],
  };
}
