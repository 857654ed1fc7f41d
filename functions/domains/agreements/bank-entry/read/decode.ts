import { decodeText } from '#functions/platform/excel/csv.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

const DECLARED = /^\s*<\?xml[^>]{0,200}\sencoding\s*=\s*["']([\w.-]{1,40})["']/;

/** Decodes a file by the encoding that its XML declaration names, else as UTF-8, else as Windows-1252. */
export function statementText(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 300));
  const [, encoding] = DECLARED.exec(head) ?? [];
  try {
    const text = encoding ? new TextDecoder(encoding, { fatal: true }).decode(bytes) : decodeText(bytes);
    if (text.includes('\0')) throw new RangeError('binary');
    return text.replace(/^\ufeff/, '');
  } catch {
    throw new AppError('bankEntry.unreadable', { field: 'content' });
  }
}
