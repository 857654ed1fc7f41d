import * as z from 'zod';
import { anyUser } from '#shared/kernel/contract/access.ts';
import { FileUrl, rowsOf } from '#shared/kernel/contract/parts.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { FileName, fileErrors, UploadRequest, UploadTicket } from '#shared/kernel/record/file.ts';
import { Import, ImportCheck, ImportChoice, ImportDraft, ImportKind, ImportReading } from './schemas.ts';

const heavy = { memory: 1024, timeout: 29 } as const;

/** Each operation asks for the right of its area: `company.create`. */
export const importContract = contract('import', {
  errors: {
    ...fileErrors,
    'import.unreadable': 400,
    'import.tooLarge': 400,
    'import.empty': 400,
    'import.tooManyRows': 400,
    'import.tooManyColumns': 400,
    'import.mapping': 400,
    'import.dayOrder': 400,
    'import.nothing': 409,
    'import.begun': 409,
    'import.notDone': 409,
    'import.tooLate': 409,
  },
  routes: {
    presign: route(v1('POST', '/imports/upload'), anyUser.writes('files:read', 'files:write'), {
      body: UploadRequest.omit({ purpose: true }).extend({ mainArea: ImportKind }),
      output: UploadTicket,
    }),
    /** Reads the file that arrived; its columns go where the user last sent such columns, or where their names say. */
    create: route(v1('POST', '/imports'), anyUser.writes('files:read', 'files:write'), {
      ...heavy,
      body: z.object({ mainArea: ImportKind, key: z.string().max(200), name: FileName }),
      output: ImportDraft,
    }),
    /** Reads the file again, with the row of headings or the delimiter that the user chose. */
    read: route(v1('POST', '/imports/{id}/read'), anyUser.writes('files:read', 'files:write'), {
      ...heavy,
      body: ImportReading,
      output: ImportDraft,
    }),
    /** A table with the headings that find their fields by themselves, to be filled in. */
    example: route(v1('POST', '/imports/example'), anyUser.reads('files:read', 'files:write'), {
      body: z.object({ mainArea: ImportKind }),
      output: FileUrl,
    }),
    get: route(v1('GET', '/imports/{id}'), anyUser.reads(), { output: Import }),
    list: route(v1('POST', '/imports/list'), anyUser.reads(), {
      body: z.object({ mainArea: ImportKind }),
      output: rowsOf(Import),
    }),
    /** Says of every row what would become of it; nothing is written but the way the columns go. */
    check: route(v1('POST', '/imports/{id}/check'), anyUser.writes('files:read', 'files:write'), {
      ...heavy,
      body: ImportChoice,
      output: ImportCheck,
    }),
    run: route(v1('POST', '/imports/{id}/run'), anyUser.writes('files:read', 'files:write'), {
      ...heavy,
      body: ImportChoice,
      output: Import,
    }),
    /** Sends the rows that are still to do on their way again; what is done stays done. */
    resume: route(v1('POST', '/imports/{id}/resume'), anyUser.writes('files:read', 'files:write'), { output: Import }),
    undo: route(v1('POST', '/imports/{id}/undo'), anyUser.writes('files:read', 'files:write'), { output: Import }),
  },
});
