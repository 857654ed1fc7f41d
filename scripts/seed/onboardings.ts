import { linkFor } from '#functions/domains/operator/client-onboarding/public/invite.ts';
import { onboardingStore } from '#functions/domains/operator/client-onboarding/store.ts';
import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { linkWrite } from '#functions/domains/relations/link/store.ts';
import { nextNos } from '#functions/platform/data/sequence.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { onboardingEnd } from '#shared/domains/operator/client-onboarding/rules.ts';
import type { OnboardingAnswers, OnboardingFields } from '#shared/domains/operator/client-onboarding/schemas.ts';
import { Address } from '#shared/kernel/geo/address.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { type Stage, savedAt } from './stage.ts';
import { draft, plant, putWrites } from './writer.ts';

interface Story extends Pick<OnboardingFields, 'agencyName' | 'contact' | 'locale' | 'origin' | 'stage'> {
  readonly daysAgo: number;
  readonly answers?: OnboardingAnswers;
}
const address = {
  ...Address.parse({}),
  addressLine1: 'Havengade 12',
  postalCode: '1058',
  city: 'København',
  countryId: 'DK',
};
/** An invitation in every state that needs no agency. */
const STORIES: readonly Story[] = [
  {
    agencyName: 'Fjord & Field',
    contact: { name: 'Astrid Holm', email: 'astrid@fjordfield.example' },
    locale: 'en-gb',
    origin: 'operator',
    stage: 'inProgress',
    daysAgo: 3,
    answers: {
      company: { name: 'Fjord & Field', address, vatNumber: '', registerNumber: '40112233' },
      brand: { primaryColor: '#0F766E', logoKey: '', logoSize: 0 },
      region: { locale: 'en-gb', zone: 'Europe/Copenhagen' },
    },
  },
  {
    agencyName: 'Sala Norte',
    contact: { name: 'Lucía Prieto', email: 'lucia@salanorte.example' },
    locale: 'es',
    origin: 'register',
    stage: 'invited',
    daysAgo: 1,
  },
  {
    agencyName: 'Kettle Yard Live',
    contact: { name: 'Owen Marsh', email: 'owen@kettleyard.example' },
    locale: 'en-gb',
    origin: 'operator',
    stage: 'opened',
    daysAgo: 40,
  },
  {
    agencyName: 'Bühnenwerk',
    contact: { name: 'Heike Brandt', email: 'heike@buehnenwerk.example' },
    locale: 'de',
    origin: 'operator',
    stage: 'withdrawn',
    daysAgo: 20,
  },
];

/** Plants the invitations of the operator, each with its link. */
export async function plantOnboardings(stage: Stage, sender: Stored<UserFields>, agency: string): Promise<void> {
  const random = stage.random.fork('onboardings');
  const clientNos = await nextNos(OPERATOR_TENANT, 'client', STORIES.length);
  const all = STORIES.map(({ daysAgo, answers = {}, ...story }, i) => {
    const ctx = savedAt(stage, random, daysAgo, { userId: sender.id, name: sender.name });
    const [linkId, clientId] = [i + 1, clientNos[i] ?? 0].map((no) => makeId(no, ctx.now.getTime(), random.bytes(6)));
    const ids = { linkId: linkId ?? '', clientId: clientId ?? '' };
    return draft(random, ctx, i + 1, { ...story, ...ids, note: '', answers, expiresAt: onboardingEnd(ctx.now) });
  });
  await plant(onboardingStore, OPERATOR_TENANT, all, random.fork('log'));
  const from = { userId: sender.id, name: sender.name, email: sender.email };
  const links = all.map(({ record }) => ({
    ...linkFor(record, from, agency),
    opens: record.stage === 'invited' ? 0 : 1,
    mail: 'sent' as const,
    state: record.stage === 'withdrawn' ? ('withdrawn' as const) : ('live' as const),
  }));
  await putWrites(links.map((link) => linkWrite(undefined, link)));
}
