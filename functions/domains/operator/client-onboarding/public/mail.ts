import { clientOf } from '#functions/domains/reference/client/store.ts';
import { mailLink } from '#functions/domains/relations/link/public/link-mail.ts';
import { mailRecipient } from '#functions/domains/relations/link/public/mail-recipient.ts';
import { linkOf, type StoredLink } from '#functions/domains/relations/link/store.ts';
import { onboardingInvite, registeredBefore } from '#functions/platform/mail/templates/onboarding.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { isPerson } from '#functions/platform/session/identity.ts';
import { pathOfLink } from '#shared/domains/relations/link/rules.ts';
import type { EventMessage } from '#shared/events.ts';
import { type Onboarding, onboardingOf } from '../store.ts';
import { withdrawOnboarding } from './staff.ts';

const SYSTEM = { userId: 'system', name: 'Backline' };

async function hand(link: StoredLink, { agencyName: name, note, origin }: Onboarding, secret: string): Promise<string> {
  const { locale, sender, expiresAt, tenantId } = link;
  const notice = onboardingInvite(locale, {
    name,
    note,
    expiresAt,
    zone: (await clientOf(tenantId)).zone,
    ...(origin === 'operator' ? { sender: sender.name } : {}),
    url: `${env.pageBase()}${pathOfLink(link.kind, secret)}`,
    contact: { name: sender.name, ...(sender.email ? { email: sender.email } : {}) },
  });
  return mailRecipient(link, { kind: 'onboarding', notice, tags: { linkId: link.id } });
}

async function handKnown(link: StoredLink, { agencyName: name }: Onboarding): Promise<string> {
  const notice = registeredBefore(link.locale, { name, url: `${env.pageBase()}/account/signin` });
  return mailRecipient(link, { kind: 'onboarding', notice, tags: { linkId: link.id } });
}

/**
 * Mails the link of an onboarding. A person who registers with the address of an account gets a mail that says so, and
 * no link. Only this worker knows the difference, so no answer and no time of an answer tells it.
 */
export async function mailOnboarding(message: EventMessage<'onboardingMail'>, tries: number): Promise<void> {
  const link = await linkOf(message.tenantId, message.payload.entity, message.payload.linkId);
  const onboarding = await onboardingOf(link.recordId);
  const isKnown = onboarding.origin === 'register' && (await isPerson(link.recipient.email));
  await mailLink(message, tries, link, (secret) =>
    isKnown ? handKnown(link, onboarding) : hand(link, onboarding, secret),
  );
  if (isKnown && onboarding.stage === 'invited')
    await withdrawOnboarding({ tenantId: link.tenantId, now: new Date(), actor: SYSTEM }, onboarding.id);
}
