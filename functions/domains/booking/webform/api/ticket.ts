import { sayingFull } from '#functions/domains/reference/client/public/accept.ts';
import { checkStorage } from '#functions/domains/reference/client/public/storage.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignUpload } from '#functions/platform/files/files.ts';
import { countAction } from '#functions/platform/session/rate.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { isOpen } from '#shared/domains/booking/webform/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { ageOf, FILES_BY_ADDRESS, FILES_BY_PAGE, isWorked } from '../guard.ts';
import { formAt } from '../live.ts';

/** Presigns the upload of one file by the page's script. Only a page that has done its work gets a ticket. */
export const handler = endpoint(webformContract.routes.ticket, async ({ params, body, ctx }) => {
  const found = await formAt(params.address);
  if (!found || !isOpen(found.form) || !found.form.takesFiles) throw new AppError('notFound');
  const { stamp, work, ...file } = body;
  if (ageOf(params.address, stamp, ctx.now) === 'void' || !isWorked(stamp, work)) throw new AppError('webform.work');
  await countAction(`webformFile#${ctx.ip}`, FILES_BY_ADDRESS, ctx.now);
  await countAction(`webformFile#${stamp}`, FILES_BY_PAGE, ctx.now);
  const ticket = await presignUpload({ tenantId: found.tenantId, purpose: 'attachment', ...file });
  await sayingFull('webform.full', checkStorage(found, file.size));
  return ticket;
});
