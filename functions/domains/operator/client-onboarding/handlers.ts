import { senderOf } from '#functions/domains/identity/account/public/own-store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { askAgain, checkNoStaff, findLink, liveLink } from '#functions/domains/relations/link/public/link-access.ts';
import { doorOf, mailCode } from '#functions/domains/relations/link/public/recipient.ts';
import { copyLink } from '#functions/domains/relations/link/public/staff.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { queryOf } from '#functions/platform/record/request.ts';
import { clientOnboardingContract } from '#shared/domains/operator/client-onboarding/contract.ts';
import { isSubmitted } from '#shared/domains/operator/client-onboarding/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { opened, openOnboarding, seenBy, submitOnboarding } from './guest.ts';
import { prove, sendProof } from './proof.ts';
import { inviteAgency } from './public/invite.ts';
import { linkOfOnboarding, resendOnboarding, rowOf, withdrawOnboarding } from './public/staff.ts';
import { saveStep } from './save.ts';
import { onboardingMapping, onboardingOf, onboardingStore } from './store.ts';

const { routes } = clientOnboardingContract;

export const handlers = {
  door: endpoint(routes.door, async ({ params, ctx }) => doorOf(ctx, await findLink(ctx, 'onboarding', params.secret))),
  sendCode: endpoint(routes.sendCode, async ({ params, ctx }) =>
    mailCode(ctx, await liveLink(ctx, 'onboarding', params.secret)),
  ),
  open: endpoint(routes.open, async ({ params, body, ctx }) => {
    const { link, onboarding } = await openOnboarding(ctx, params.secret, body.code);
    return seenBy(ctx, link, onboarding, body.locale);
  }),
  see: endpoint(routes.see, async ({ params, body, ctx }) => {
    const link = await opened(ctx, params.secret);
    return seenBy(ctx, link, await onboardingOf(link.recordId), body.locale);
  }),
  askAgain: endpoint(routes.askAgain, ({ params, ctx }) => askAgain(ctx, 'onboarding', params.secret)),
  save: endpoint(routes.save, async ({ params, body, ctx }) => {
    const link = await opened(ctx, params.secret);
    checkNoStaff(ctx, link);
    return seenBy(ctx, link, await saveStep(ctx, link, body));
  }),
  upload: endpoint(routes.upload, async ({ params, body, ctx }) => {
    const link = await opened(ctx, params.secret);
    checkNoStaff(ctx, link);
    const onboarding = await onboardingOf(link.recordId);
    if (isSubmitted(onboarding)) throw new AppError('clientOnboarding.closed');
    const { presignUpload } = await import('#functions/platform/files/files.ts');
    return presignUpload({ tenantId: onboarding.clientId, purpose: 'logo', ...body });
  }),
  sendProof: endpoint(routes.sendProof, async ({ params, ctx }) => {
    await sendProof(ctx, await opened(ctx, params.secret));
    return done;
  }),
  prove: endpoint(routes.prove, async ({ params, body, ctx }) => {
    const link = await opened(ctx, params.secret);
    return seenBy(ctx, link, await prove(ctx, link, body.code));
  }),
  submit: endpoint(routes.submit, async ({ params, ctx }) => {
    const link = await opened(ctx, params.secret);
    return seenBy(ctx, link, await submitOnboarding(ctx, link));
  }),
  list: endpoint(routes.list, async ({ body, ctx }) => {
    const page = await onboardingStore.page({ tenantId: OPERATOR_TENANT }, queryOf(onboardingMapping, body));
    return { ...page, rows: await Promise.all(page.rows.map((one) => rowOf(one, ctx.now))) };
  }),
  get: endpoint(routes.get, async ({ params, ctx }) => rowOf(await onboardingOf(params.id), ctx.now)),
  create: endpoint(routes.create, async ({ body, ctx }) => {
    const user = await userStore.get(ctx, ctx.actor.userId);
    const sender = await senderOf(ctx, user);
    return rowOf(await inviteAgency(ctx, { origin: 'operator', sender, input: body }), ctx.now);
  }),
  resend: endpoint(routes.resend, async ({ params, ctx }) => rowOf(await resendOnboarding(ctx, params.id), ctx.now)),
  withdraw: endpoint(routes.withdraw, async ({ params, ctx }) =>
    rowOf(await withdrawOnboarding(ctx, params.id), ctx.now),
  ),
  copy: endpoint(routes.copy, async ({ params, ctx }) =>
    copyLink({ ...ctx, tenantId: OPERATOR_TENANT }, await linkOfOnboarding(await onboardingOf(params.id))),
  ),
};
