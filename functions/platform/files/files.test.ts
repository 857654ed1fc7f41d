import { beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/kernel/contract/error.ts';

const TENANT = '01JABCDEFGHJKMNPQRSTVWXYZ0';
let files: typeof import('./files.ts');

beforeAll(async () => {
  vi.stubEnv('FILES_BUCKET', 'files');
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:9');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  files = await import('./files.ts');
  return () => vi.unstubAllEnvs();
});

const rider = {
  tenantId: TENANT,
  purpose: 'document',
  name: 'rider.pdf',
  type: 'application/pdf',
  size: 1234,
} as const;

describe('the ticket for an upload', () => {
  it('binds size, type and "not there yet" into the signature, for 15 minutes', async () => {
    const { url, key, headers } = await files.presignUpload(rider);
    const query = new URL(url).searchParams;
    expect(key).toMatch(new RegExp(`^incoming/${TENANT}/[0-9A-Z]{26}$`));
    expect(query.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host;if-none-match');
    expect(query.get('X-Amz-Expires')).toBe('900');
    expect(headers).toEqual({ 'content-type': 'application/pdf', 'if-none-match': '*' });
    expect(url).not.toContain('checksum');
  });

  it('is not written for a file that breaks a rule', async () => {
    const refused = files.presignUpload({ ...rider, size: 209_715_201 });
    await expect(refused).rejects.toThrow(AppError);
    await expect(refused).rejects.toMatchObject({ details: [{ code: 'file.tooLarge', field: 'size' }] });
  });
});

describe('an upload', () => {
  it('moves within its tenant only', () => {
    const id = '01JABCDEFGHJKMNPQRSTVWXYZ1';
    expect(files.acceptedKey(TENANT, `incoming/${TENANT}/${id}`)).toBe(`files/${TENANT}/${id}`);
    for (const key of [`incoming/other/${id}`, `files/${TENANT}/${id}`, `incoming/${TENANT}/../${id}`, ''])
      expect(() => files.acceptedKey(TENANT, key)).toThrow('file.gone');
  });
});

describe('a download', () => {
  it('carries any name without letting it break the header', () => {
    expect(files.contentDisposition('Vertrag "Łódź"\r\n.pdf', 'application/pdf')).toBe(
      `attachment; filename="Vertrag _odz_.pdf"; filename*=UTF-8''Vertrag%20%22%C5%81%C3%B3d%C5%BA%22%0D%0A.pdf`,
    );
    expect(files.contentDisposition('合同', 'application/pdf')).toContain('filename="file"');
  });

  it('opens in the page only for types that cannot carry a script', () => {
    expect(files.contentDisposition('a.pdf', 'application/pdf', true)).toMatch(/^inline;/);
    expect(files.contentDisposition('a.svg', 'image/svg+xml', true)).toMatch(/^attachment;/);
  });

  it('is signed for one minute', async () => {
    const url = new URL(await files.presignDownload({ key: 'files/t/1', name: 'a.pdf', type: 'application/pdf' }));
    expect(url.searchParams.get('X-Amz-Expires')).toBe('60');
    expect(url.searchParams.get('response-content-disposition')).toContain('attachment');
  });
});
