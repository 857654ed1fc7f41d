import { acceptedKey, removeObject } from '#functions/platform/files/files.ts';
import { keepScan } from '#functions/platform/files/scan.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import type { EventPayload } from '#shared/events.ts';

/** The scan results that reject a file. A file behind a password is `UNSUPPORTED`: the scan cannot read it. */
const REJECTED = ['THREATS_FOUND', 'UNSUPPORTED'];

/**
 * Removes the file that was made of an upload. The upload itself stays for its day, so that its ticket takes no other
 * file.
 */
async function reject(upload: string): Promise<void> {
  await keepScan(upload, 'rejected');
  const [, tenantId = ''] = upload.split('/');
  await removeObject(acceptedKey(tenantId, upload));
}

/** Handles the result of a scan. A failed scan is ours to investigate: its file keeps waiting, and its page says so. */
export async function takeScanResult(result: EventPayload<'scanResult'>): Promise<void> {
  const { s3ObjectDetails, scanResultDetails } = result;
  const { objectKey } = s3ObjectDetails;
  const { scanResultStatus: status } = scanResultDetails;
  if (status === 'NO_THREATS_FOUND') return keepScan(objectKey, 'clean');
  if (REJECTED.includes(status)) return reject(objectKey);
  logger.error('an upload could not be scanned', { key: objectKey, status });
}
