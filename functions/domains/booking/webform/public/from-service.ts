import { submissionStore } from '#functions/domains/booking/show/public/submission-store.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { RequestForm } from '#shared/domains/booking/webform/request-form.ts';
import { isOpen } from '#shared/domains/booking/webform/rules.ts';
import type { WebformInput } from '#shared/domains/booking/webform/schemas.ts';
import { mainLanguage } from '#shared/domains/booking/webform/texts.ts';
import { AppError, type ErrorDetail } from '#shared/kernel/contract/error.ts';
import { AS_GIVEN, detailsOf } from '#shared/kernel/contract/issues.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { formOf } from '../live.ts';
import { receive } from '../receive.ts';
import { webformStore } from '../store.ts';

/** A request that a visitor sent through the form of another service. */
interface Sent {
  readonly tenantId: string;
  readonly webformId: Id;
  /** Its name at the service: the same one makes one request. */
  readonly name: string;
  /** The post that a browser would send from our own page. */
  readonly post: (form: WebformInput, locale: Locale) => object;
}

/** The form always takes a message here: it keeps what no other field takes. */
const takingMessage = <F extends WebformInput>(form: F): F => {
  const message = form.modes.message === 'off' ? 'optional' : form.modes.message;
  return { ...form, modes: { ...form.modes, message } };
};

async function isKept(tenantId: string, stamp: string): Promise<boolean> {
  try {
    await submissionStore.checkFree({ tenantId }, 'stamp', stamp);
    return false;
  } catch (e) {
    if (e instanceof AppError && e.code === 'exists') return true;
    throw e;
  }
}

/** Takes in the request as our own page does. Returns its problems, and none when it is stored. */
export async function receiveFromService(ctx: PublicContext, sent: Sent): Promise<readonly ErrorDetail[]> {
  const { tenantId, webformId, name: stamp } = sent;
  if (await isKept(tenantId, stamp)) return [];
  const found = await formOf(tenantId, webformId);
  if (!found || !isOpen(found.form)) return [{ code: 'webform.closed' }];
  const form = takingMessage(found.form);
  const locale = mainLanguage(form);
  const body = RequestForm.safeParse({ ...sent.post(form, locale), stamp }, AS_GIVEN);
  if (!body.success) return detailsOf(body.error);
  const outcome = await receive(ctx, { tenantId, form }, locale, body.data, 'service');
  if (outcome === 'tooMany') throw new AppError('tooManyActions');
  return outcome;
}

/** Lists the forms of an agency that a service can send requests to. */
export const formChoices = async (tenantId: string): Promise<{ readonly id: Id; readonly name: string }[]> =>
  (await webformStore.all({ tenantId })).filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name }));
export const isForm = async (tenantId: string, id: Id): Promise<boolean> =>
  (await webformStore.find({ tenantId }, id).then((form) => form && !form.deletedAt)) === true;
