import { showMoves } from '#functions/domains/booking/show/public/contract-moment.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { longDays } from '#functions/platform/mail/notice.ts';
import { agreementTotals } from '#shared/domains/agreements/agreement/document.ts';
import type { AgreementSendInput } from '#shared/domains/agreements/agreement/sending.ts';
import { readersOf } from '#shared/domains/agreements/agreement/shows.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import type { Agreement, AgreementDefinition } from './public/kind.ts';
import { sendingOf } from './public/link.ts';
import { agreementForUpdate, shown } from './public/view.ts';

/** `The Lanterns · Test Hall, Lisboa · Friday 21 May 2027` as the agreement has it; of the city the show knows. */
function aboutOf({ document, show: { venue } }: Agreement, locale: Locale): string {
  const { artist, venue: printed } = document.show;
  const place = printed.name && venue.startsWith(printed.name) ? venue : printed.name;
  return [artist, place, longDays(locale, document.show)].filter(Boolean).join(' · ');
}

/** A payment schedule that does not add up to the fee goes to nobody; an agreement without one may. */
function checkPayments({ entity }: AgreementDefinition, ctx: UserContext, { document }: Agreement): void {
  const { payments, lines, currency } = document;
  const { gross } = agreementTotals(lines);
  const sum = payments.reduce((all, { amount }) => all + amount, 0);
  if (payments.length === 0 || sum === gross) return;
  const [paid, total] = [sum, gross].map((minor) => moneyText({ minor, currency }, ctx.locale));
  throw new AppError(`${entity}.paymentsDiffer`, {
    field: 'document.payments',
    params: { sum: paid ?? '', total: total ?? '' },
  });
}

/** Freezes the agreement and makes the links; the outbox keeps the promise to email them. */
export async function sendAgreement(
  kind: AgreementDefinition,
  ctx: UserContext,
  id: Id,
  { rev, movesShow, ...input }: AgreementSendInput & { readonly rev: number },
) {
  const { entity, store, rules } = kind;
  const before = await agreementForUpdate(kind, ctx, id, rev);
  const rendering = rules.checkSendable(before, await kind.rendering.renderingOf(ctx.tenantId, before));
  checkPayments(kind, ctx, before);
  await kind.checkSending?.(ctx, before);
  const title = `${inLanguage(kind.name, input.locale)} ${before.number}`;
  const about = aboutOf(before, input.locale);
  const page = kind.linkKind ? { kind: kind.linkKind } : {};
  const sending = {
    ...page,
    entity,
    record: before,
    title,
    about,
    files: rendering.files,
    artistIds: readersOf(before),
  };
  const { link, outbox, extra } = await sendingOf(ctx, sending, input);
  const sent = { ...before, stage: rules.stageOnceSent(before), sentAt: before.sentAt ?? ctx.now.toISOString() };
  const moved = kind.movesShow && movesShow ? await showMoves(ctx, before, 'contractSent') : undefined;
  const after = await store.update(ctx, before, sent, {
    action: 'send',
    extra: [...extra, ...(moved?.extra ?? [])],
    outbox: [...outbox, ...(moved?.outbox ?? [])],
  });
  return { [entity]: await shown(kind, ctx, after, rendering), link };
}
