import * as z from 'zod';
import { AppError, type ErrorDetail, InvalidInput } from '#shared/kernel/contract/error.ts';
import type { ErrorStatus } from '#shared/kernel/contract/route.ts';
import { SEAL_BYTES_MAX } from '#shared/kernel/seal/limits.ts';
import { FORBIDDEN_CHARACTERS } from '#shared/kernel/text/text.ts';

/** Decimal limits of the spec: pictures 10,485,760 bytes, documents 209,715,200. */
export const IMAGE_BYTES_MAX = 10_485_760;
export const DOCUMENT_BYTES_MAX = 209_715_200;
/** The limit of a Word template (outsiders section 6), and of an imported table. */
export const TEMPLATE_BYTES_MAX = 10_485_760;
export const FILE_NAME_MAX = 200;
/** Days that a large archive can be fetched. */
export const ARCHIVE_DAYS = 7;
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const PICTURES = ['image/png', 'image/jpeg'];
const DOCUMENTS = [
  ...PICTURES,
  'image/gif',
  'image/webp',
  'image/heic',
  'image/tiff',
  'application/pdf',
  WORD,
  EXCEL,
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/rtf',
  'application/zip',
  'text/plain',
  'text/csv',
  'text/calendar',
  'audio/mpeg',
  'audio/wav',
  'video/mp4',
  'video/quicktime',
];

/** The purposes of uploads, each with its largest size and its types. No type is one that a browser runs. */
export const FILE_PURPOSES = {
  image: { max: IMAGE_BYTES_MAX, types: [...PICTURES, 'image/gif', 'image/webp'] },
  avatar: { max: IMAGE_BYTES_MAX, types: PICTURES },
  signature: { max: IMAGE_BYTES_MAX, types: PICTURES },
  logo: { max: IMAGE_BYTES_MAX, types: PICTURES },
  /** The attachment of a request from an outsider. */
  attachment: { max: IMAGE_BYTES_MAX, types: DOCUMENTS },
  document: { max: DOCUMENT_BYTES_MAX, types: DOCUMENTS },
  /** A file of a flight or a train journey: a ticket or a boarding pass (spec section 9). */
  journeyFile: { max: IMAGE_BYTES_MAX, types: DOCUMENTS },
  /** A file that is signed or goes along. */
  esignFile: { max: SEAL_BYTES_MAX, types: ['application/pdf'] },
  /** A scan of what was signed on paper. */
  esignManual: { max: DOCUMENT_BYTES_MAX, types: ['application/pdf', ...PICTURES, 'image/tiff'] },
  wordTemplate: { max: TEMPLATE_BYTES_MAX, types: [WORD] },
  spreadsheet: { max: TEMPLATE_BYTES_MAX, types: [EXCEL, 'text/csv'] },
} as const satisfies Record<string, { max: number; types: readonly string[] }>;
export type FilePurpose = keyof typeof FILE_PURPOSES;
export const FilePurpose = z.enum(Object.keys(FILE_PURPOSES) as [FilePurpose, ...FilePurpose[]], { error: 'choice' });

/** The description of a file, which the browser sends before the upload. */
export const UploadRequest = z.object({ purpose: FilePurpose, name: z.string(), type: z.string(), size: z.number() });
export type UploadRequest = z.infer<typeof UploadRequest>;

/** The address for the upload, and the key by which the record then names the file. */
export const UploadTicket = z.object({ url: z.string(), headers: z.record(z.string(), z.string()), key: z.string() });

export const fileErrors = {
  'file.name': 400,
  'file.empty': 400,
  'file.tooLarge': 400,
  'file.type': 400,
  'file.content': 400,
  'file.infected': 400,
  'file.gone': 404,
  'file.full': 409,
} as const satisfies Record<string, ErrorStatus>;

/** Path separators, invisible characters, and characters that reverse the direction of text (`cod\u202Efdp.exe`). */
const UNPLAIN = /[/\\\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/u;

/** Checks a file's name: 1 to 200 characters, with no path, forbidden character or invisible character. */
export const isFileName = (name: string): boolean =>
  name.trim().length > 0 &&
  name.length <= FILE_NAME_MAX &&
  !UNPLAIN.test(name) &&
  !FORBIDDEN_CHARACTERS.test(name) &&
  !/^\.+$/.test(name.trim());

export const FileName = z
  .string()
  .trim()
  .max(FILE_NAME_MAX, { error: 'tooLong' })
  .refine(isFileName, { error: 'file.name', params: { max: FILE_NAME_MAX } });

export const acceptsType = (purpose: FilePurpose, type: string): boolean =>
  (FILE_PURPOSES[purpose].types as readonly string[]).includes(type);

export function checkSize(purpose: FilePurpose, size: number): ErrorDetail[] {
  const { max } = FILE_PURPOSES[purpose];
  if (!Number.isInteger(size) || size < 1) return [{ code: 'file.empty', field: 'size' }];
  return size > max ? [{ code: 'file.tooLarge', field: 'size', params: { max } }] : [];
}

/** Finds all errors of an upload, each with its field. The form and the server give the same ones. */
export function checkUpload({ purpose, name, type, size }: UploadRequest): ErrorDetail[] {
  return [
    ...(isFileName(name) ? [] : [{ code: 'file.name', field: 'name', params: { max: FILE_NAME_MAX } }]),
    ...(acceptsType(purpose, type) ? [] : [{ code: 'file.type', field: 'type' }]),
    ...checkSize(purpose, size),
  ];
}

export function assertUpload(request: UploadRequest): void {
  const wrong = checkUpload(request);
  const [only] = wrong;
  if (only && wrong.length === 1) throw new AppError(only.code, only);
  if (wrong.length > 0) throw new InvalidInput(wrong);
}
