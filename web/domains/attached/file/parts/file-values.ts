import * as z from 'zod';
import { FileKind } from '#shared/domains/attached/file/schemas.ts';
import { FileName } from '#shared/kernel/record/file.ts';

export const FileValues = z.object({ name: FileName, kind: FileKind, isVisibleOutside: z.boolean() });
