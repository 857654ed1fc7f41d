import * as z from 'zod';
import { FileKind, FileName } from '#shared/domains/file/schemas.ts';

export const FileValues = z.object({ name: FileName, kind: FileKind, isVisibleOutside: z.boolean() });
