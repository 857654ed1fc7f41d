import { ARCHIVE_DAYS } from '#shared/kernel/record/file.ts';
import type { FileShare } from './schemas.ts';

/** The states of a ZIP of all files. `tooLarge`: there will be none. */
export const ZIP_STATES = ['none', 'waiting', 'ready', 'failed', 'tooLarge'] as const;
export type ZipState = (typeof ZIP_STATES)[number];

/** Ours: the bytes of the files in one ZIP. A worker packs them within its 15 minutes. */
export const SHARE_ZIP_BYTES_MAX = 2_000_000_000;
/** Ours: minutes after which a ZIP that is still not there may be asked for again. */
const WAITING_MINUTES = 30;
const MINUTE_MS = 60_000;
/** The bucket deletes a ZIP after ARCHIVE_DAYS. It is offered a day less, so that no ticket leads nowhere. */
const OFFERED_MS = (ARCHIVE_DAYS - 1) * 24 * 60 * MINUTE_MS;

/** A ZIP as it was asked for, at `at`. */
export interface AskedZip {
  readonly state: Extract<ZipState, 'waiting' | 'ready' | 'failed'>;
  /** The place of the ZIP in the bucket. It names the files inside. */
  readonly key: string;
  readonly at: string;
}

/** Returns the state of the ZIP with this key. One with other files, or from long ago, does not count. */
export function zipStateAt(zip: AskedZip | undefined, key: string, now: Date): AskedZip['state'] | 'none' {
  if (!zip || zip.key !== key) return 'none';
  const age = now.getTime() - Date.parse(zip.at);
  const limits = { waiting: WAITING_MINUTES * MINUTE_MS, ready: OFFERED_MS, failed: OFFERED_MS };
  return age < limits[zip.state] ? zip.state : 'none';
}

export const isTooLargeForZip = (files: readonly { readonly size: number }[]): boolean =>
  files.reduce((sum, { size }) => sum + size, 0) > SHARE_ZIP_BYTES_MAX;

/** Returns the downloads that are left, unless no number ends the link. */
export const downloadsLeft = ({ maxDownloads, downloads }: FileShare): number | undefined =>
  maxDownloads === undefined ? undefined : Math.max(0, maxDownloads - downloads);
