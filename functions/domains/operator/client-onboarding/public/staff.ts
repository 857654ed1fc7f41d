import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { linkOf, linkWrite, type StoredLink } from '#functions/domains/relations/link/store.ts';
import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { countedMail } from '#functions/platform/mail/limit.ts';
import { missingSteps, onboardingEnd, stageAfter, stateOf } from '#shared/domains/operator/client-onboarding/rules.ts';
import type { OnboardingFields } from '#shared/domains/operator/client-onboarding/schemas.ts';
import { renewed, stateAt, withdrawn } from '#shared/domains/relations/link/rules.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { type Onboarding, onboardingOf, onboardingStore } from '../store.ts';
import { mailOf } from './invite.ts';

/* The acts of the operator on an onboarding. */

const TRIES = 10;
export const linkOfOnboarding = ({ linkId }: Onboarding): Promise<StoredLink> =>
  linkOf(OPERATOR_TENANT, 'clientOnboarding', linkId);

/** An onboarding as the operator sees it. */
export async function rowOf(onboarding: Onboarding, now: Date) {
  const { mail } = await linkOfOnboarding(onboarding);
  const missing = missingSteps(onboarding);
  return { ...onboarding, state: stateOf(onboarding, now.toISOString()), missing, ...(mail ? { mail } : {}) };
}

type Options = NonNullable<Parameters<typeof onboardingStore.writes>[3]>;
interface Change {
  readonly onboarding: OnboardingFields;
  readonly link: Link;
  readonly options: Options;
}
/** Changes an onboarding and its link in one transaction, on the newest state of both. */
const changeBoth = (
  ctx: TenantContext,
  id: Id,
  change: (before: Onboarding, link: StoredLink) => Change,
): Promise<Onboarding> =>
  retryOvertaken(async () => {
    const operators = { ...ctx, tenantId: OPERATOR_TENANT };
    const before = await onboardingOf(id);
    const link = await linkOfOnboarding(before);
    const after = change(before, link);
    const { extra = [] } = after.options;
    return onboardingStore.update(operators, before, after.onboarding, {
      ...after.options,
      extra: [...extra, linkWrite(link, { ...after.link, tenantId: OPERATOR_TENANT })],
    });
  }, TRIES);

/** Ends an invitation. Its link stops working at once. */
export const withdrawOnboarding = (ctx: TenantContext, id: Id): Promise<Onboarding> =>
  changeBoth(ctx, id, (before, link) => {
    const at = ctx.now.toISOString();
    return {
      onboarding: { ...before, stage: stageAfter(before.stage, 'withdraw') },
      link: stateAt(link, at) === 'live' ? withdrawn(link, at) : link,
      options: { action: 'withdraw' },
    };
  });

/** Mails the link again. An expired one works again. */
export const resendOnboarding = (ctx: TenantContext, id: Id): Promise<Onboarding> =>
  changeBoth(ctx, id, (before, link) => {
    const stage = stageAfter(before.stage, 'mail');
    const [at, expiresAt] = [ctx.now.toISOString(), onboardingEnd(ctx.now)];
    const live = stateAt(link, at) === 'live' ? { ...link, expiresAt } : renewed(link, expiresAt, at);
    const counted = countedMail({ tenantId: OPERATOR_TENANT, now: ctx.now }, link.recipient.email);
    return {
      onboarding: { ...before, stage, expiresAt },
      link: { ...live, mail: 'queued' },
      options: { action: 'invite', outbox: [mailOf(before)], extra: [counted] },
    };
  });
