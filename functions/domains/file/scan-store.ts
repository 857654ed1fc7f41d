import { keepScan } from '#functions/platform/file-scan.ts';
import { acceptedKey, removeObject } from '#functions/platform/files.ts';
import { logger } from '#functions/platform/logger.ts';
import type { EventPayload } from '#shared/events.ts';

/** What a scan found no way into, behind a password, is as good as what it found something in. */
const REJECTED = ['THREATS_FOUND', 'UNSUPPORTED'];

/** The file that was made of an upload goes; the upload itself stays its day, so that its ticket takes nothing else. */
async function reject(upload: string): Promise<void> {
  await keepScan(upload, 'rejected');
  const [, tenantId = ''] = upload.split('/');
  await removeObject(acceptedKey(tenantId, upload));
}

/** The result of a scan. One that failed is ours to look into: its file goes on waiting, and its page says so. */
export async function takeScanResult(result: EventPayload<'scanResult'>): Promise<void> {
  const { s3ObjectDetails, scanResultDetails } = result;
  const { objectKey } = s3ObjectDetails;
  const { scanResultStatus: status } = scanResultDetails;
  if (status === 'NO_THREATS_FOUND') return keepScan(objectKey, 'clean');
  if (REJECTED.includes(status)) return reject(objectKey);
  logger.error('an upload could not be scanned', { key: objectKey, status });
}
