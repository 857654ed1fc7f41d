import { clientOf, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { newLinkWrites } from '#functions/domains/relations/link/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { nextNo } from '#functions/platform/data/sequence.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { countedMail } from '#functions/platform/mail/limit.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { onboardingEnd } from '#shared/domains/operator/client-onboarding/rules.ts';
import type { InvitationInput, OnboardingFields } from '#shared/domains/operator/client-onboarding/schemas.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { type Onboarding, onboardingStore } from '../store.ts';

const TITLES: Translated<string> = {
  en: 'your agency on Backline',
  nl: 'uw bureau op Backline',
  de: 'Ihre Agentur auf Backline',
  it: 'la sua agenzia su Backline',
  es: 'su agencia en Backline',
  'pt-br': 'sua agência no Backline',
  pt: 'a sua agência no Backline',
};

type Sender = Link['sender'];

/** Builds a link of an onboarding. */
export const linkFor = (
  { id, linkId, contact, locale, expiresAt, createdAt }: Onboarding,
  sender: Sender,
  agency: string,
): Link & { readonly tenantId: string } => ({
  id: linkId,
  tenantId: OPERATOR_TENANT,
  kind: 'onboarding',
  entity: 'clientOnboarding',
  recordId: id,
  title: inLanguage(TITLES, locale),
  recipient: contact,
  locale,
  agency,
  sender,
  generation: 1,
  state: 'live',
  expiresAt,
  createdAt,
  secrets: [],
  opens: 0,
  needsCode: true,
  mail: 'queued',
});

export const mailOf = ({ linkId }: Pick<OnboardingFields, 'linkId'>) =>
  emit('onboardingMail', { entity: 'clientOnboarding', linkId });

interface Inviting {
  readonly origin: OnboardingFields['origin'];
  readonly sender: Sender;
  readonly input: InvitationInput;
}
/** Invites an agency to open itself. Its contact gets the link by mail. */
export async function inviteAgency(ctx: TenantContext, { origin, sender, input }: Inviting): Promise<Onboarding> {
  const operators = { ...ctx, tenantId: OPERATOR_TENANT };
  const { agencyName, name, email, locale, note } = input;
  const [agency, clientNo, prepared] = await Promise.all([
    clientOf(OPERATOR_TENANT),
    nextNo(OPERATOR_TENANT, 'client'),
    onboardingStore.prepare(operators, {
      origin,
      agencyName,
      note,
      locale,
      contact: { name, email },
      stage: 'invited',
      answers: {},
      linkId: '',
      clientId: '',
      expiresAt: onboardingEnd(ctx.now),
    }),
  ]);
  const linkId = newId(ctx.now, prepared.no);
  const onboarding = { ...prepared, linkId, clientId: newId(ctx.now, clientNo) };
  await commit([
    ...onboardingStore.writes(operators, undefined, onboarding, { action: 'invite', outbox: [mailOf(onboarding)] }),
    ...newLinkWrites(linkFor(onboarding, sender, agency.name)),
    countedMail(operators, email),
  ]);
  return onboarding;
}
