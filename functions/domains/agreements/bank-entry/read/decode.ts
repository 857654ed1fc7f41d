import { declaredText } from '#functions/platform/documents/xml-tree.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

export const unreadable = () => new AppError('bankEntry.unreadable', { field: 'content' });

/** The text of a statement file, in whatever encoding the bank writes. */
export function statementText(bytes: Uint8Array): string {
  const text = declaredText(bytes);
  if (text === undefined) throw unreadable();
  return text;
}
