import { describe, expect, it } from 'vitest';
import { InvalidInput } from '#shared/kernel/contract/error.ts';
import { assertUpload, checkUpload, FILE_PURPOSES, type FilePurpose, isFileName, type UploadRequest } from './file.ts';

const request = (over: Partial<UploadRequest> = {}): UploadRequest => ({
  purpose: 'document',
  name: 'rider.pdf',
  type: 'application/pdf',
  size: 1000,
  ...over,
});
const codes = (over: Partial<UploadRequest>) => checkUpload(request(over)).map((d) => `${d.field}:${d.code}`);

describe('an upload', () => {
  it('may be as large as its purpose says and not a byte more', () => {
    expect(codes({ size: 209_715_200 })).toEqual([]);
    expect(codes({ size: 209_715_201 })).toEqual(['size:file.tooLarge']);
    expect(codes({ purpose: 'avatar', type: 'image/png', size: 10_485_760 })).toEqual([]);
    expect(codes({ purpose: 'avatar', type: 'image/png', size: 10_485_761 })).toEqual(['size:file.tooLarge']);
  });

  it.each([0, -1, 1.5, Number.NaN])('of %s bytes is refused', (size) => {
    expect(codes({ size })).toEqual(['size:file.empty']);
  });

  it('is refused in types a browser or a computer would run', () => {
    for (const purpose of Object.keys(FILE_PURPOSES) as FilePurpose[])
      for (const type of ['image/svg+xml', 'text/html', 'application/x-msdownload', 'application/javascript', ''])
        expect(codes({ purpose, type, size: 1 })).toEqual(['type:file.type']);
  });

  it('names every field that is wrong', () => {
    expect(() => assertUpload(request({ name: '../x', size: 0 }))).toThrow(InvalidInput);
    expect(codes({ name: '../x', type: 'text/html', size: 0 })).toEqual([
      'name:file.name',
      'type:file.type',
      'size:file.empty',
    ]);
  });
});

describe('a file name', () => {
  it.each(['Rider 2026 (final).pdf', 'Zażółć.pdf', '合同.docx', `${'a'.repeat(196)}.pdf`])('may be %s', (name) => {
    expect(isFileName(name)).toBe(true);
  });
  it.each([
    '',
    '  ',
    '.',
    '..',
    'a/b.pdf',
    'a\\b.pdf',
    'a\u0000.pdf',
    'cod\u202efdp.exe',
    'a'.repeat(201),
    '<b>x.pdf',
    'a>b.pdf',
    'a%3Cb.pdf',
    'a\u2028.pdf',
    'a\u0085.pdf',
    '\u200fa.pdf',
  ])('may not be %j', (name) => expect(isFileName(name)).toBe(false));
});
